import type { QueryClient } from '@tanstack/react-query'
import { keepFresh } from '../../features/session/index.ts'
import { type Portal, speakAccountLanguage } from './compose.ts'

/** Gives the first page the bandwidth to itself. */
const LATER_MS = 1_000
const AGAIN_MS = 30_000

/** Loads the live channel after the page has rendered, and retries if that fails. */
function liveLater(portal: Portal, queries: QueryClient, person: number): () => void {
  let stop: (() => void) | undefined
  let timer = setTimeout(begin, LATER_MS)
  let isOver = false
  async function begin() {
    try {
      const { beginLive } = await import('./live.ts')
      if (!isOver) stop = beginLive(portal, queries, person)
    } catch (cause) {
      console.warn('the live channel did not load', cause)
      if (!isOver) timer = setTimeout(begin, AGAIN_MS)
    }
  }
  return () => {
    isOver = true
    clearTimeout(timer)
    stop?.()
  }
}

/** Starts everything tied to the session with the first token and stops it when the session ends. */
export function watchSession(portal: Portal, queries: QueryClient, chosenLanguage: string | undefined): void {
  let ends: readonly (() => void)[] = []
  portal.session.subscribe(() => {
    const person = portal.session.current()?.user.affiliateId
    if (person !== undefined && ends.length === 0) {
      ends = [keepFresh(portal.session, portal.goToSignIn), liveLater(portal, queries, person)]
      speakAccountLanguage(portal, chosenLanguage).catch((cause: unknown) =>
        console.warn('the language of the account did not load', cause),
      )
    }
    if (person === undefined) {
      for (const end of ends) end()
      ends = []
    }
  })
}
