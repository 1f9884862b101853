import type { QueryClient } from '@tanstack/react-query'
import { keepFresh } from '../features/session/index.ts'
import { type Portal, speakAccountLanguage } from './compose.ts'

/** The first page has the line to itself. */
const LATER_MS = 1_000
const AGAIN_MS = 30_000

/** Fetches the live channel when the page stands, and again when that failed. */
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

/** Whatever goes along with being signed in begins with the first token and ends with the session. */
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
