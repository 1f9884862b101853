import type { QueryClient } from '@tanstack/react-query'
import { hearWaiting, isWaiting, type WaitingMark } from './waiting-mark.ts'

const AGAIN_MS = 30_000

/**
 * On any page: sends pending data when the portal opens, becomes visible again, or is back online. Until
 * nothing is left it counts as a pending mutation, so the UI doesn't claim that everything is saved. `send`
 * returns whether something is left.
 */
export function sendWaiting(
  queries: QueryClient,
  mark: WaitingMark,
  send: () => Promise<boolean>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let settle: (() => void) | undefined
  let isOver = false
  const count = () => {
    if (settle) return
    const settled = new Promise<void>((resolve) => {
      settle = resolve
    })
    const action = { mutationFn: () => settled, networkMode: 'always' } as const
    void queries.getMutationCache().build(queries, action).execute(undefined)
  }
  const end = () => {
    clearTimeout(timer)
    settle?.()
    settle = undefined
  }
  const go = async () => {
    if (!isWaiting(mark)) return end()
    count()
    if (!navigator.onLine || document.visibilityState === 'hidden') return
    let isLeft = true
    try {
      isLeft = await send()
    } catch (cause) {
      console.warn('what waits on this device did not go out', cause)
    }
    if (!isLeft || isOver) return end()
    clearTimeout(timer)
    timer = setTimeout(go, AGAIN_MS)
  }
  void go()
  const deafen = hearWaiting(go)
  return () => {
    isOver = true
    deafen()
    end()
  }
}
