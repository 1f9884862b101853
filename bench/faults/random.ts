/** Random choices that a seed repeats (mulberry32). */
export type Random = {
  /** From 0 up to 1. */
  next(): number
  below(limit: number): number
  chance(probability: number): boolean
  pick<Each>(from: readonly Each[]): Each
  /** A generator of its own, so that one part's choices don't shift another's. */
  fork(): Random
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    fork: () => randomOf(below(2 ** 32)),
  }
}
