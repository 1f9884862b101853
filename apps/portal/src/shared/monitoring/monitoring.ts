import { errorReport, type Report } from './report.ts'

const SEND_AFTER_MS = 10_000
const MOST_HELD = 50

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
  let held: Report[] = []
  let share: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (url === null || share === undefined || held.length === 0) return
    const reports = held
    held = []
    if (dice < share)
      send(url, new Blob([JSON.stringify({ version, reports })], { type: 'application/json' }))
  }
  const add = (report: Report) => {
    if (url === null || held.length >= MOST_HELD) return
    held.push(report)
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
