// Generated from references.graphql and references.operations.graphql by npm run generate.

import type { Operation } from '../shared/operation.ts'

export const sdl = 'type ParticipantAddress {\n  addressLine1: String!\n  addressLine2: String!\n  city: String!\n  country: String!\n  countryId: String!\n  postalCode: String!\n  postalCodeRequired: Boolean!\n  state: String!\n  stateId: String!\n}\n\n"A member or a store, as others may know it (EN-12)."\ntype Participant {\n  name: String!\n  city: String!\n  affiliateId: Int!\n  "Only that member or store sees it (CA-28)."\n  sub: String\n  "Only that member or store sees it (CA-28)."\n  availableCredit: Float\n  address: ParticipantAddress!\n}\n\n"A dive center in the directory."\ntype StoreFound {\n  storeNumber: Int!\n  name: String!\n  city: String!\n  countryId: String!\n}\n\ntype Query {\n  "By number, or by words of the name or city; at most 20. Empty for less than two characters."\n  stores(search: String!): [StoreFound!]!\n  "Null when no member has this number."\n  memberInfo(memberNumber: Int!): Participant\n  "Null when no store has this number."\n  storeInfo(storeNumber: Int!): Participant\n}\n'

export const trusted: Readonly<Record<string, string>> = {
  '4b32c5b00ae5e2b59b1a':
    'query MemberInfo($memberNumber: Int!) {\n  memberInfo(memberNumber: $memberNumber) {\n    name\n    city\n    affiliateId\n    sub\n    availableCredit\n    address {\n      addressLine1\n      addressLine2\n      city\n      country\n      countryId\n      postalCode\n      postalCodeRequired\n      state\n      stateId\n    }\n  }\n}',
  'f20aae0842311148b748':
    'query StoreInfo($storeNumber: Int!) {\n  storeInfo(storeNumber: $storeNumber) {\n    name\n    city\n    affiliateId\n    sub\n    availableCredit\n    address {\n      addressLine1\n      addressLine2\n      city\n      country\n      countryId\n      postalCode\n      postalCodeRequired\n      state\n      stateId\n    }\n  }\n}',
  '98b3dfa04f9a305e2c9f':
    'query Stores($search: String!) {\n  stores(search: $search) {\n    storeNumber\n    name\n    city\n    countryId\n  }\n}',
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MemberInfoQueryVariables = Exact<{
  memberNumber: number;
}>;


export type MemberInfoQuery = { memberInfo: { name: string, city: string, affiliateId: number, sub: string | null, availableCredit: number | null, address: { addressLine1: string, addressLine2: string, city: string, country: string, countryId: string, postalCode: string, postalCodeRequired: boolean, state: string, stateId: string } } | null };

export type StoreInfoQueryVariables = Exact<{
  storeNumber: number;
}>;


export type StoreInfoQuery = { storeInfo: { name: string, city: string, affiliateId: number, sub: string | null, availableCredit: number | null, address: { addressLine1: string, addressLine2: string, city: string, country: string, countryId: string, postalCode: string, postalCodeRequired: boolean, state: string, stateId: string } } | null };

export type StoresQueryVariables = Exact<{
  search: string;
}>;


export type StoresQuery = { stores: Array<{ storeNumber: number, name: string, city: string, countryId: string }> };

export type ResolverArgs = {
  Query: {
    stores: { search: string }
    memberInfo: { memberNumber: number }
    storeInfo: { storeNumber: number }
  }
}

export const memberInfo: Operation<MemberInfoQuery, MemberInfoQueryVariables> = {
  service: 'pro',
  id: '4b32c5b00ae5e2b59b1a',
  name: 'MemberInfo',
  kind: 'query',
}

export const storeInfo: Operation<StoreInfoQuery, StoreInfoQueryVariables> = {
  service: 'pro',
  id: 'f20aae0842311148b748',
  name: 'StoreInfo',
  kind: 'query',
}

export const stores: Operation<StoresQuery, StoresQueryVariables> = {
  service: 'pro',
  id: '98b3dfa04f9a305e2c9f',
  name: 'Stores',
  kind: 'query',
}
