import { type LinkName, linkProblem, linkWire, type PublicConfigWire } from '@fathom/contract/shared'
import type { Editions } from './editions/index.ts'

/** Other sites that the portal leads to. */
export type Links = { current(): PublicConfigWire['links'] }

/** OF-08: one document for each link; the configuration applies until one is published. */
export function createLinks(editions: Editions, configured: PublicConfigWire['links']): Links {
  const defaults = Object.fromEntries(Object.entries(configured).map(([name, url]) => [name, { url }]))
  const published = editions.define({
    name: 'links',
    right: 'content',
    schema: linkWire,
    defaults: () => defaults,
    problems: ({ url }) => {
      const problem = linkProblem(url)
      return problem ? [problem] : []
    },
  })
  const names = Object.keys(configured) as LinkName[]
  return {
    current: () =>
      Object.fromEntries(
        names.map((name) => [name, published.current(name)?.url ?? configured[name]]),
      ) as PublicConfigWire['links'],
  }
}
