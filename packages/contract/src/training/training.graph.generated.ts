// Generated from training.graphql and training.operations.graphql by npm run generate.

import type { Operation } from '../shared/operation.ts'

export const sdl = 'enum ProLinkGroup {\n  teaching\n  career\n  business\n}\n\n"Where a professional goes often."\ntype ProLink {\n  "In the reader\'s language."\n  title: String!\n  "A path of the portal, or an address outside of it."\n  url: String!\n  group: ProLinkGroup!\n}\n\ntype Query {\n  "The links of a professional; none for anybody else (CA-48)."\n  links: [ProLink!]!\n}\n'

export const trusted: Readonly<Record<string, string>> = {
  'e081f8952daeb59b0443':
    'query ProLinks {\n  links {\n    title\n    url\n    group\n  }\n}',
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProLinkGroup =
  | 'teaching'
  | 'career'
  | 'business';

export type ProLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type ProLinksQuery = { links: Array<{ title: string, url: string, group: ProLinkGroup }> };

export type ResolverArgs = {
  Query: {
    links: Record<never, never>
  }
}

export const proLinks: Operation<ProLinksQuery, ProLinksQueryVariables> = {
  service: 'pro',
  id: 'e081f8952daeb59b0443',
  name: 'ProLinks',
  kind: 'query',
}
