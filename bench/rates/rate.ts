import type { Figure } from '../figure.ts'

/** How often a second the work is done, with so many at once. */
export async function rateOf(
  { times, atOnce }: { times: number; atOnce: number },
  work: (who: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now()
  let left = times
  const one = async (who: number) => {
    for (; left > 0; ) {
      left -= 1
      await work(who)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, who) => one(who)))
  return times / ((performance.now() - began) / 1000)
}

/** A rate, that of its peer, and how they compare. */
export function besidePeer(what: string, ours: number, peer: string, theirs: number): Figure[] {
  const digits = Math.min(ours, theirs) < 100 ? 1 : 0
  const rate = (name: string, value: number): Figure => ({ name, value, unit: '/s', digits, detail: [] })
  return [
    rate(what, ours),
    rate(`its peer: ${peer}`, theirs),
    { name: `${what}, compared to its peer`, value: ours / theirs, unit: '×', digits: 2, detail: [] },
  ]
}
