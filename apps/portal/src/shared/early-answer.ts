declare global {
  /** What public/first-paint.js asked for before the scripts arrived. */
  var fathomEarly: { address: string; answer: Promise<Response> } | undefined
}

/** A fetch whose first call of the address that the page has asked for already takes that answer. */
export const withEarlyAnswer =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const early = globalThis.fathomEarly
    if (early === undefined || input !== early.address) return fetch(input, init)
    globalThis.fathomEarly = undefined
    return early.answer
  }
