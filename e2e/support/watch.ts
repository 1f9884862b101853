import type { BrowserContext } from '@playwright/test'

/** Collects what no visitor should cause: console errors, uncaught exceptions, failed pages of our own. */
export function watchForErrors(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) =>
    complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  )
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`answer ${response.status()}: ${response.url()}`)
  })
  return complaints
}
