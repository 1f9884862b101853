import type { History, Pop } from './history.ts'
import type { Location } from './location.ts'

export type Move = { currentLocation: Location; nextLocation: Location }

export type Guard = {
  blocks: (move: Move) => boolean
  /** `proceed` continues the blocked navigation and skips this guard. */
  onBlocked: (blocked: { proceed: () => void }) => void
}

/** Blocks navigation away from a page that asks for confirmation first. */
export function createGate(history: History) {
  const guards = new Set<Guard>()
  /** A history move that the gate itself makes. */
  let own: ((pop: Pop) => void) | undefined
  const isBlocked = (currentLocation: Location, nextLocation: Location, proceed: () => void) => {
    const holder = [...guards].find(({ blocks }) => blocks({ currentLocation, nextLocation }))
    holder?.onBlocked({ proceed })
    return holder !== undefined
  }
  const move = (delta: number) =>
    new Promise<Pop>((moved) => {
      own = moved
      history.go(delta)
    })
  return {
    guard: (guard: Guard) => {
      guards.add(guard)
      return () => {
        guards.delete(guard)
      }
    },
    pass: async (from: Location, to: Location, go: () => Promise<void>) => {
      if (!isBlocked(from, to, go)) await go()
    },
    /** The browser has already moved when we learn of Back, so a blocked move is reverted first. */
    passBack: (from: Location, pop: Pop, go: () => Promise<void>) => {
      if (own) {
        own(pop)
        own = undefined
        return
      }
      let returned: Promise<Pop> | undefined
      const proceed = () => void returned?.then(() => move(pop.delta)).then(go)
      if (pop.delta !== 0 && isBlocked(from, pop.location, proceed)) returned = move(-pop.delta)
      else void go()
    },
  }
}
