import type { Page } from './page.ts'

/** Waits; resolves early when the page wakes or the work is aborted. */
export function pause(ms: number, signal: AbortSignal, { onWake }: Pick<Page, 'onWake'>): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      unhear()
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    const unhear = onWake(over)
    signal.addEventListener('abort', over)
    if (signal.aborted) over()
  })
}
