import type { ComponentType } from 'react'
import type { LoaderFunction, MiddlewareFunction, RouteObject } from '../../shared/router/index.ts'
import type { PageHandle, PageTitle } from '../page-title.ts'
import type { createPageLoader } from './load-page.ts'

/** The module of a page: `Page` is what its route shows. */
export type LoadModule = () => Promise<{ Page: ComponentType }>

type Extras = { middleware?: MiddlewareFunction[]; loader?: LoaderFunction }

/** What the router fetches when the page is opened first. */
export function createLazyPage(loadPage: ReturnType<typeof createPageLoader>) {
  return (load: LoadModule) => ({ Component: async () => (await loadPage(load)).Page })
}

/** Makes the route of a page whose code is a chunk of its own. */
export function createPageRoute(lazyPage: ReturnType<typeof createLazyPage>) {
  return (path: string, title: PageTitle, load: LoadModule, extras: Extras = {}): RouteObject => {
    const handle: PageHandle = { title }
    return { path, handle, lazy: lazyPage(load), ...extras }
  }
}

export type PageRoute = ReturnType<typeof createPageRoute>
