// Generated from club.graphql and club.operations.graphql by npm run generate.

import type { Operation } from '../shared/operation.ts'

export const sdl = 'enum ProfessionalStatus {\n  Active\n  Expired\n  Suspended\n}\n\n"The caller\'s standing as a professional."\ntype MemberStatus {\n  memberNumber: Int!\n  status: ProfessionalStatus!\n  "The last day that is paid for, YYYY-MM-DD."\n  renewalDate: String!\n}\n\ntype Query {\n  "Null for anyone who is no professional (CA-50)."\n  memberStatus: MemberStatus\n}\n'

export const trusted: Readonly<Record<string, string>> = {
  '23878a7192e896ee5235':
    'query MemberStatus {\n  memberStatus {\n    memberNumber\n    status\n    renewalDate\n  }\n}',
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProfessionalStatus =
  | 'Active'
  | 'Expired'
  | 'Suspended';

export type MemberStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberStatusQuery = { memberStatus: { memberNumber: number, status: ProfessionalStatus, renewalDate: string } | null };

export type ResolverArgs = {
  Query: {
    memberStatus: Record<never, never>
  }
}

export const memberStatus: Operation<MemberStatusQuery, MemberStatusQueryVariables> = {
  service: 'pro',
  id: '23878a7192e896ee5235',
  name: 'MemberStatus',
  kind: 'query',
}
