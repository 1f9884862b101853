import { useEffect, useEffectEvent } from 'react'

/**
 * For full-page overlays: Back closes the overlay, and closing it with its button leaves no extra history
 * entry.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen) return addCoverEntry(() => close())
  }, [isOpen])
}

type Entry = { key?: string; cover?: string } | null

const entry = (): Entry => history.state

const CAPTURE = { capture: true }

/**
 * The browser goes back asynchronously: an overlay that opens meanwhile waits, or it would lose its entry.
 */
let left = Promise.resolve()

/**
 * Gives an overlay its own history entry, so that Back closes the overlay and not the page. The entry has the
 * number and key of the page below, so the router sees both as one. Returns a function that removes it.
 */
function addCoverEntry(onBack: () => void): () => void {
  const cover = crypto.randomUUID()
  const { key } = entry() ?? {}
  let isOver = false
  // Never synchronous: an effect that React only runs in strict mode must not leave an entry behind.
  void left.then(() => {
    if (!isOver) history.pushState({ ...entry(), cover }, '')
  })
  const onPop = (event: PopStateEvent) => {
    if (entry()?.key !== key || entry()?.cover === cover) return
    event.stopImmediatePropagation()
    onBack()
  }
  addEventListener('popstate', onPop, CAPTURE)
  return () => {
    isOver = true
    removeEventListener('popstate', onPop, CAPTURE)
    if (entry()?.cover === cover) leaveEntry()
  }
}

function leaveEntry(): void {
  left = new Promise((done) => {
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      done()
    }
    addEventListener('popstate', onPop, { ...CAPTURE, once: true })
  })
  history.back()
}
