// Generated from notifications.graphql and notifications.operations.graphql by npm run generate.

import type { Operation } from '../shared/operation.ts'

export const sdl = '"Something the reader wants to know (EN-13). `name` and `message` are worded in the language of the request."\ntype Notification {\n  id: ID!\n  affiliate_id: Int!\n  timestamp: String!\n  read: Boolean!\n  name: String!\n  url: String!\n  message: String!\n}\n\ntype Query {\n  "Mine, newest first."\n  notifications(limit: Int! = 50, offset: Int! = 0): [Notification!]!\n  unreadCount: Int!\n}\n\ntype Mutation {\n  markRead(id: ID!): Notification!\n  "Answers how many were unread."\n  markAllRead: Int!\n  deleteNotification(id: ID!): Boolean!\n}\n'

export const trusted: Readonly<Record<string, string>> = {
  '8e3f2d5839ae2bfbe101':
    'query Notifications($limit: Int!, $offset: Int!) {\n  notifications(limit: $limit, offset: $offset) {\n    id\n    timestamp\n    read\n    name\n    url\n    message\n  }\n  unreadCount\n}',
  'cab9dde2440eeb516c65':
    'mutation MarkRead($id: ID!) {\n  markRead(id: $id) {\n    id\n    read\n  }\n}',
  'cdd35f7ec363ce3fe1cd':
    'mutation MarkAllRead {\n  markAllRead\n}',
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NotificationsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type NotificationsQuery = { unreadCount: number, notifications: Array<{ id: string, timestamp: string, read: boolean, name: string, url: string, message: string }> };

export type MarkReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkReadMutation = { markRead: { id: string, read: boolean } };

export type MarkAllReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllReadMutation = { markAllRead: number };

export const notifications: Operation<NotificationsQuery, NotificationsQueryVariables> = {
  service: 'notifications',
  id: '8e3f2d5839ae2bfbe101',
  name: 'Notifications',
  kind: 'query',
}

export const markRead: Operation<MarkReadMutation, MarkReadMutationVariables> = {
  service: 'notifications',
  id: 'cab9dde2440eeb516c65',
  name: 'MarkRead',
  kind: 'mutation',
}

export const markAllRead: Operation<MarkAllReadMutation, MarkAllReadMutationVariables> = {
  service: 'notifications',
  id: 'cdd35f7ec363ce3fe1cd',
  name: 'MarkAllRead',
  kind: 'mutation',
}
