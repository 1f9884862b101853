const SEND_AFTER_MS = 10_000

const MOST_PENDING = 50

type Ports = {
  url: string | null
  version: string
  /** The route pattern of the current page. */
  route: () => string
  send: (url: string, body: Blob) => boolean
  /** A random number from 0 to 1, drawn once per visit. */
  dice: number
}

export type Monitoring = ReturnType<typeof createMonitoring>

/**
 * Reports errors and timings of sampled visits. Reports are buffered until the sampling rate is known
 * (NV-12).
 */
export function createMonitoring({ url, version, route, send, dice }: Ports) {
  let pending: Report[] = []
  let share: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (url === null || share === undefined || pending.length === 0) return
    const reports = pending
    pending = []
    if (dice < share)
      send(url, new Blob([JSON.stringify({ version, reports })], { type: 'application/json' }))
  }
  const add = (report: Report) => {
    if (url === null || pending.length >= MOST_PENDING) return
    pending.push(report)
    timer ??= setTimeout(flush, SEND_AFTER_MS)
  }
  return {
    sample: (next: number) => {
      share = next
    },
    failed: (error: unknown) => add(errorReport(error, route())),
    took: (name: 'first-load' | 'route', ms: number) =>
      add({ kind: 'timing', name, ms: Math.round(ms), route: route() }),
    flush,
  }
}

/** Reports every uncaught error, and flushes the buffer before the page unloads. */
export function watchPage(monitoring: Monitoring, page: Window): void {
  page.addEventListener('error', ({ error, message }) => monitoring.failed(error ?? message))
  page.addEventListener('unhandledrejection', ({ reason }) => monitoring.failed(reason))
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') monitoring.flush()
  })
}

type Report =
  | { kind: 'error'; name: string; message: string; stack: string; route: string }
  | { kind: 'timing'; name: 'first-load' | 'route'; ms: number; route: string }

const ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g

const NUMBER = /\d{4,}/g

const TOKEN = /\b(eyJ[\w-]+\.[\w-]+\.[\w-]*|[0-9a-f]{8}-[0-9a-f-]{27})/gi

const QUERY = /\?[^\s)]*/g

const LONGEST = 2_000

/** Removes what could identify a person from a text: addresses, numbers, ids, tokens and queries. */
export function withoutPersons(text: string): string {
  return text
    .replace(TOKEN, '•')
    .replace(ADDRESS, '•')
    .replace(QUERY, '')
    .replace(NUMBER, '•')
    .slice(0, LONGEST)
}

/** `route` is the route pattern, never the actual address. */
export function errorReport(error: unknown, route: string): Report {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return { kind: 'error', name, message: withoutPersons(message), stack: withoutPersons(stack ?? ''), route }
}
