import { type QueueKind, RENEW_EVERY_MS, UNUSED_AFTER_MS } from '@fathom/domain/office'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { releaseAll, renewAll } from './queue.queries.ts'

/** What counts as use of the page. */
const USES = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * OF-05: what the reader holds here stays theirs while the page is open and used. Whoever goes from one item to the next
 * gives everything back by leaving. What was taken by itself stays theirs for a look elsewhere, until its claim ends by
 * itself on the server.
 */
export function useClaims(kind: QueueKind, onRenewed: (held: readonly string[]) => void) {
  const calls = useCalls()
  const isHolding = useRef(false)
  const isFlowing = useRef(false)
  const renewed = useEffectEvent(onRenewed)
  useEffect(() => {
    let usedAt = Date.now()
    let renewedAt = usedAt
    const renew = () => {
      if (!isHolding.current) return
      renewedAt = Date.now()
      // Without an answer, the next time is in a minute.
      void renewAll(calls, kind).then(
        ({ held }) => renewed(held),
        () => undefined,
      )
    }
    const tick = () => {
      if (Date.now() - usedAt < UNUSED_AFTER_MS) renew()
    }
    const use = () => {
      usedAt = Date.now()
      if (usedAt - renewedAt > RENEW_EVERY_MS) renew()
    }
    const leave = () => {
      if (!isFlowing.current) return
      isHolding.current = false
      isFlowing.current = false
      // Whoever has signed out holds nothing any longer.
      void releaseAll(calls, kind).catch(() => undefined)
    }
    /** From the browser's cache of pages. */
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && renewed([])
    const timer = setInterval(tick, RENEW_EVERY_MS)
    for (const name of USES) document.addEventListener(name, use, { capture: true, passive: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      clearInterval(timer)
      for (const name of USES) document.removeEventListener(name, use, { capture: true })
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [calls, kind])
  /** Before something is taken, and when what is open turns out to be the reader's. */
  const hold = useCallback(() => {
    isHolding.current = true
  }, [])
  const flow = useCallback((isOn: boolean) => {
    isHolding.current ||= isOn
    isFlowing.current = isOn
  }, [])
  return { hold, flow }
}
