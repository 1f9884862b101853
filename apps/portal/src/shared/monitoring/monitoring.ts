import { errorReport, type Report } from './report.ts'

const SEND_AFTER_MS = 10_000
const MOST_HELD = 50

type Ports = {
  url: string | null
  version: string
  /** The pattern of the address that is open. */
  route: () => string
  send: (url: string, body: Blob) => boolean
  /** 0 to 1, thrown once a visit. */
  dice: number
}

export type Monitoring = ReturnType<typeof createMonitoring>

/** Errors and timings of the visits that are sampled; what happens before the share is known waits for it (NV-12). */
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

/** Hears every error that nothing else caught, and sends what is held before the page goes. */
export function watchPage(monitoring: Monitoring, page: Window): void {
  page.addEventListener('error', ({ error, message }) => monitoring.failed(error ?? message))
  page.addEventListener('unhandledrejection', ({ reason }) => monitoring.failed(reason))
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') monitoring.flush()
  })
}
