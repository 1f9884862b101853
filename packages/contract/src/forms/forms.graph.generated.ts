// Generated from forms.graphql and forms.operations.graphql by npm run generate.

import type { Operation } from '../shared/operation.ts'

export const sdl = 'type Query {\n  "The forms of a professional\'s own, all of them (CA-49, CO-07)."\n  forms: [ProForm!]!\n  "How many forms of a professional\'s own the caller has (CA-49)."\n  formsTotal: Int!\n}\n\ntype ProForm {\n  id: ID!\n  status: String!\n  statusId: Int!\n  name: String!\n  url: String!\n  downloadUrl: String\n  createdDate: String!\n}\n'

export const trusted: Readonly<Record<string, string>> = {
  '5b84fe12191d6eebe46d':
    'query FormsTotal {\n  formsTotal\n}',
  '1dd0529aa2bc0869219d':
    'query ProForms {\n  forms {\n    id\n    status\n    statusId\n    name\n    url\n    downloadUrl\n    createdDate\n  }\n}',
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FormsTotalQueryVariables = Exact<{ [key: string]: never; }>;


export type FormsTotalQuery = { formsTotal: number };

export type ProFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProFormsQuery = { forms: Array<{ id: string, status: string, statusId: number, name: string, url: string, downloadUrl: string | null, createdDate: string }> };

export type ResolverArgs = {
  Query: {
    forms: Record<never, never>
    formsTotal: Record<never, never>
  }
}

export const formsTotal: Operation<FormsTotalQuery, FormsTotalQueryVariables> = {
  service: 'pro',
  id: '5b84fe12191d6eebe46d',
  name: 'FormsTotal',
  kind: 'query',
}

export const proForms: Operation<ProFormsQuery, ProFormsQueryVariables> = {
  service: 'pro',
  id: '1dd0529aa2bc0869219d',
  name: 'ProForms',
  kind: 'query',
}
