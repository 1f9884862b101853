// Generated from session.graphql and session.operations.graphql by npm run generate.

import type { Operation } from '../shared/operation.ts'

export const sdl = '"A browser in which the caller is signed in."\ntype Session {\n  id: ID!\n  "Names of products, the same in every language; empty when unknown."\n  browser: String!\n  system: String!\n  """\n  Where from, coarsely: the network of the address, such as 203.0.113.0/24; `local` for the machine itself or a\n  private network; empty when unknown. Addresses are kept no finer than this.\n  """\n  network: String!\n  createdAt: String!\n  lastSeenAt: String!\n  "Whether the call came from this session\'s browser."\n  current: Boolean!\n}\n\n"Ends one session, or all of the person\'s when it names none (ST-12)."\ntype SignOut {\n  id: ID!\n  affiliate_id: Int!\n  session_id: ID\n  timestamp: String!\n}\n\n"My name, language or another thing of my account was changed, here or elsewhere: the next refresh brings it."\ntype AccountChange {\n  affiliate_id: Int!\n  version: Int!\n}\n\ntype Query {\n  "Mine, the one seen last first."\n  sessions: [Session!]!\n}\n\ntype Mutation {\n  "Ends the named session of mine, or all of them."\n  createSignOut(sessionId: ID): SignOut!\n  "Ends one session of mine. False when it had ended before."\n  deleteSession(id: ID!): Boolean!\n  "Ends all of mine but the one that the call comes from. Answers how many."\n  deleteOtherSessions: Int!\n}\n\ntype Subscription {\n  "Records that name a session of mine or all of mine, as they are written."\n  signOutCreated: SignOut!\n  "Changes of my account, as they are saved."\n  accountChanged: AccountChange!\n}\n'

export const trusted: Readonly<Record<string, string>> = {
  '91af9fb6df8f370eb162':
    'query Sessions {\n  sessions {\n    id\n    browser\n    system\n    network\n    createdAt\n    lastSeenAt\n    current\n  }\n}',
  '5d27fca42ad974d9004e':
    'mutation CreateSignOut($sessionId: ID) {\n  createSignOut(sessionId: $sessionId) {\n    id\n  }\n}',
  '2eda1a5145cc3dbd5b72':
    'mutation DeleteSession($id: ID!) {\n  deleteSession(id: $id)\n}',
  'cb816f2d66d071402334':
    'mutation DeleteOtherSessions {\n  deleteOtherSessions\n}',
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, browser: string, system: string, network: string, createdAt: string, lastSeenAt: string, current: boolean }> };

export type CreateSignOutMutationVariables = Exact<{
  sessionId?: string | null | undefined;
}>;


export type CreateSignOutMutation = { createSignOut: { id: string } };

export type DeleteSessionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSessionMutation = { deleteSession: boolean };

export type DeleteOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteOtherSessionsMutation = { deleteOtherSessions: number };

export type ResolverArgs = {
  Query: {
    sessions: Record<never, never>
  }
  Mutation: {
    createSignOut: { sessionId?: string | null }
    deleteSession: { id: string }
    deleteOtherSessions: Record<never, never>
  }
  Subscription: {
    signOutCreated: Record<never, never>
    accountChanged: Record<never, never>
  }
}

export const sessions: Operation<SessionsQuery, SessionsQueryVariables> = {
  service: 'sessions',
  id: '91af9fb6df8f370eb162',
  name: 'Sessions',
  kind: 'query',
}

export const createSignOut: Operation<CreateSignOutMutation, CreateSignOutMutationVariables> = {
  service: 'sessions',
  id: '5d27fca42ad974d9004e',
  name: 'CreateSignOut',
  kind: 'mutation',
}

export const deleteSession: Operation<DeleteSessionMutation, DeleteSessionMutationVariables> = {
  service: 'sessions',
  id: '2eda1a5145cc3dbd5b72',
  name: 'DeleteSession',
  kind: 'mutation',
}

export const deleteOtherSessions: Operation<DeleteOtherSessionsMutation, DeleteOtherSessionsMutationVariables> = {
  service: 'sessions',
  id: 'cb816f2d66d071402334',
  name: 'DeleteOtherSessions',
  kind: 'mutation',
}
