import type { ComponentType } from 'react'
import type { LoaderFunction, MiddlewareFunction, RouteObject } from '../../shared/router/index.ts'
import type { PageHandle, PageTitle } from './page-title.ts'

const MARK = 'fathom.reloaded'

type Ports = {
  marks: Storage
  /** The URL being opened, with its query and fragment. */
  requested: () => string
  leave: (url: string) => void
  isOnline: () => boolean
}

/** A page's code could not be fetched, not even after a reload. */
export class PageNotLoaded extends Error {}

/** The device was offline. The code may well exist, so a retry is enough. */
export class ConnectionLost extends PageNotLoaded {}

/**
 * RR-06: after an update the old page's chunks may be gone, so a failed import reloads the requested URL. It
 * does so once; a second failure in a row shows an error.
 */
export function createPageLoader({ marks, requested, leave, isOnline }: Ports) {
  return async <Page>(load: () => Promise<Page>): Promise<Page> => {
    try {
      return await load()
    } catch (cause) {
      const url = requested()
      if (!isOnline()) throw new ConnectionLost('the device is offline', { cause })
      if (marks.getItem(MARK) === url) throw new PageNotLoaded('the page did not load', { cause })
      marks.setItem(MARK, url)
      leave(url)
      return stayWhileLeaving()
    }
  }
}

/**
 * Call this once a page has rendered completely: a page has several chunks, and one that loaded says nothing
 * about the others.
 */
export function pageRendered(marks: Storage): void {
  marks.removeItem(MARK)
}

/** The browser is navigating away, so this promise never resolves. */
export function stayWhileLeaving(): Promise<never> {
  return new Promise(() => {})
}

/** A page module: its route renders `Page`. */
export type LoadModule = () => Promise<{ Page: ComponentType }>

type Extras = { middleware?: MiddlewareFunction[]; loader?: LoaderFunction }

/** What the router fetches when the page is first opened. */
export function createLazyPage(loadPage: ReturnType<typeof createPageLoader>) {
  return (load: LoadModule) => ({ Component: async () => (await loadPage(load)).Page })
}

/** Creates the route of a page whose code is its own chunk. */
export function createPageRoute(lazyPage: ReturnType<typeof createLazyPage>) {
  return (path: string, title: PageTitle, load: LoadModule, extras: Extras = {}): RouteObject => {
    const handle: PageHandle = { title }
    return { path, handle, lazy: lazyPage(load), ...extras }
  }
}

export type PageRoute = ReturnType<typeof createPageRoute>
