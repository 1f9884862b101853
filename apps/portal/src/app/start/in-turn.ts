/** Lets one caller go on in each task of the browser, in order. The first one doesn't wait. */
export function createTurns(nextTask: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> | undefined
  return () => {
    const turn = last ?? Promise.resolve()
    const mine = turn.then(nextTask)
    last = mine
    void mine.then(() => {
      if (last === mine) last = undefined
    })
    return turn
  }
}
