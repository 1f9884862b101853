import type { QueryClient } from '@tanstack/react-query'
import { keepFresh } from '../../features/session/index.ts'
import { forgetVisits } from '../find/visited.ts'
import { type Portal, speakAccountLanguage } from './compose.ts'
import { untilPageStands } from './until-page-stands.ts'

const AGAIN_MS = 30_000

/** Loads the live channel after the first page, and retries if that fails. */
function liveLater(portal: Portal, queries: QueryClient, person: number): () => void {
  let stop: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  async function begin() {
    try {
      await untilPageStands(queries)
      if (isOver) return
      const { beginLive } = await import('./live.ts')
      if (!isOver) stop = beginLive(portal, queries, person)
    } catch (cause) {
      console.warn('the live channel did not load', cause)
      if (!isOver) timer = setTimeout(begin, AGAIN_MS)
    }
  }
  void begin()
  return () => {
    isOver = true
    clearTimeout(timer)
    stop?.()
  }
}

/**
 * Starts everything tied to the session with the first token and stops it when the session ends. While the device
 * is handed over (TS-06), the server refuses the live channel and the outbox, so they wait.
 */
export function watchSession(portal: Portal, queries: QueryClient, chosenLanguage: string | undefined): void {
  let endFresh: (() => void) | undefined
  let endLive: (() => void) | undefined
  portal.session.subscribe(() => {
    const current = portal.session.current()
    const person = current?.user.affiliateId
    if (person !== undefined && !endFresh) {
      endFresh = keepFresh(portal.session, portal.goToSignIn)
      speakAccountLanguage(portal, chosenLanguage).catch((cause: unknown) =>
        console.warn('the language of the account did not load', cause),
      )
    }
    if (person === undefined) {
      forgetVisits()
      endFresh?.()
      endFresh = undefined
    }
    if (person === undefined || current?.handedOver !== undefined) {
      endLive?.()
      endLive = undefined
    } else endLive ??= liveLater(portal, queries, person)
  })
}
