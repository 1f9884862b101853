/** The part of the service worker API that we use; the DOM types don't include it. */
export type WorkerScope = {
  location: { origin: string }
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
    navigationPreload?: { enable(): Promise<void> }
  }
  InstallEvent?: { prototype: object }
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch(request: Request | string): Promise<Response>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ): void
}

export type OpenPage = {
  url: string
  focus(): Promise<unknown>
  postMessage(said: unknown, ports: MessagePort[]): void
}

type Lasting = { waitUntil(work: Promise<unknown> | undefined): void }

/** Where the browser takes an answer from without asking the worker. */
export type Route = {
  condition: { urlPattern: { pathname: string } }
  source: 'network' | 'fetch-event'
}

type WorkerEvents = {
  install: Lasting & { addRoutes?: (routes: Route[]) => Promise<void> }
  activate: Lasting
  message: Lasting & { data: unknown; ports?: readonly { postMessage(said: unknown): void }[] }
  fetch: Lasting & {
    request: Request
    preloadResponse?: Promise<Response | undefined>
    respondWith(answer: Promise<Response>): void
  }
  sync: Lasting & { tag: string }
  push: Lasting & { data: { json(): unknown } | null }
  notificationclick: Lasting & { notification: { data: unknown; close(): void } }
}
