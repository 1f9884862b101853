type Entry = { key?: string; cover?: string } | null

const entry = (): Entry => history.state

const HEARD_FIRST = { capture: true }

/** The browser goes back in its own time: a cover that opens meanwhile waits, or it would lose its entry. */
let left = Promise.resolve()

/**
 * Gives what covers the page an entry of its own, so that Back takes the cover away and not the page. It has the
 * number and the key of the page below: to the router both are one. Returns what ends it.
 */
export function addCoverEntry(onBack: () => void): () => void {
  const cover = crypto.randomUUID()
  const { key } = entry() ?? {}
  let isOver = false
  // Never at once: an effect that React only tries out leaves no entry behind.
  void left.then(() => {
    if (!isOver) history.pushState({ ...entry(), cover }, '')
  })
  const hear = (event: PopStateEvent) => {
    if (entry()?.key !== key || entry()?.cover === cover) return
    event.stopImmediatePropagation()
    onBack()
  }
  addEventListener('popstate', hear, HEARD_FIRST)
  return () => {
    isOver = true
    removeEventListener('popstate', hear, HEARD_FIRST)
    if (entry()?.cover === cover) leaveEntry()
  }
}

function leaveEntry(): void {
  left = new Promise((done) => {
    const hear = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      done()
    }
    addEventListener('popstate', hear, { ...HEARD_FIRST, once: true })
  })
  history.back()
}
