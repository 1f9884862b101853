import { createPath, freshKey, type Location, resolvePath, type To } from './location.ts'

export type Pop = { location: Location; delta: number }

/** The history entries for Back and Forward: those of the browser, or of a test. */
export type History = {
  current: () => Location
  push: (location: Location) => void
  replace: (location: Location) => void
  go: (delta: number) => void
  /** Reports moves by Back, Forward and `go` after they happened. */
  listen: (listener: (pop: Pop) => void) => void
}

type Entry = { idx: number; key: string; usr: unknown }

const entry = (): Partial<Entry> | null => history.state

function shown(): Location {
  const { pathname, search, hash } = location
  return { pathname, search, hash, state: entry()?.usr ?? null, key: entry()?.key ?? 'default' }
}

/** An entry that the browser created itself, such as for an in-page link, has no number yet. */
function numbered(otherwise: Omit<Entry, 'usr'>): number {
  const idx = entry()?.idx
  if (idx !== undefined) return idx
  history.replaceState({ ...otherwise, ...history.state }, '')
  return otherwise.idx
}

export function createBrowserHistory(): History {
  let index = numbered({ idx: 0, key: freshKey() })
  const stateOf = ({ key, state }: Location): Entry => ({ idx: index, key, usr: state })
  return {
    current: shown,
    push: (next) => {
      index += 1
      history.pushState(stateOf(next), '', createPath(next))
    },
    replace: (next) => history.replaceState(stateOf(next), '', createPath(next)),
    go: (delta) => history.go(delta),
    listen: (listener) =>
      addEventListener('popstate', () => {
        const before = index
        index = numbered({ idx: before + 1, key: freshKey() })
        listener({ location: shown(), delta: index - before })
      }),
  }
}

export function createMemoryHistory(initial: readonly To[] = ['/']): History {
  const root = { pathname: '/', search: '', hash: '' }
  let entries = initial.map((to): Location => ({ ...resolvePath(to, root), state: null, key: freshKey() }))
  let index = entries.length - 1
  let onPop: (pop: Pop) => void = () => undefined
  const current = () => entries[index] ?? { ...root, state: null, key: 'default' }
  return {
    current,
    push: (next) => {
      index += 1
      entries = [...entries.slice(0, index), next]
    },
    replace: (next) => {
      entries[index] = next
    },
    go: (delta) => {
      if (!entries[index + delta]) return
      index += delta
      onPop({ location: current(), delta })
    },
    listen: (listener) => {
      onPop = listener
    },
  }
}
