import type { ComponentType } from 'react'
import type { LoaderFunction, MiddlewareFunction, RouteObject } from '../../shared/router/index.ts'
import type { PageHandle, PageTitle } from '../page-title.ts'
import type { createPageLoader } from './load-page.ts'

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
