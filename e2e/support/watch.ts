import type { BrowserContext } from '@playwright/test'

/** For journeys that end a session: a call or a live channel on its way is refused at once. */
export const SESSION_ENDED = /401 \(Unauthorized\) \(.*\/api\//

/** A signed-out visitor gets a 401 here, which the browser logs to the console. */
const ASKED = '/api/auth/session/refresh'

/**
 * Collects errors that no visitor should cause: console errors, uncaught exceptions, failed pages of our own.
 */
export function watchForErrors(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() !== 'error' || (message.text().includes('401') && url.endsWith(ASKED))) return
    complaints.push(`console: ${message.text()} (${url})`)
  })
  context.on('weberror', (error) =>
    complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  )
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`answer ${response.status()}: ${response.url()}`)
  })
  return complaints
}
