import type { Messages } from '@fathom/locales'
import { useMatches } from '../../shared/router/index.ts'

export type PageTitle = Extract<keyof Messages, `shell.page.${string}`>

export type PageHandle = { title: PageTitle }

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle

/** Returns the title of the open page, as its route defines it. */
export function usePageTitle(): PageTitle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle)?.title
}
