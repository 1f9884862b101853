import { FIND_GROUPS, type FindGroup, type FindItem } from '../../shared/find/find-item.ts'
import { byRank, matchesOf } from '../../shared/find/match.ts'

/** What one source has: `isFound` if the server has searched, so that every item is a result. */
export type Loaded = {
  group: FindGroup
  items: readonly FindItem[]
  isFound: boolean
  more?: ((text: string) => string) | undefined
}

/** An item with its group, which what is recent has too. */
export type Result = FindItem & { group: FindGroup }

export type ResultGroup = {
  group: FindGroup | 'recent'
  items: readonly Result[]
  /** Where the others are, and how many results there are at least. */
  more?: { to: string; count: number }
}

const MOST_OF_SEVERAL = 5
const MOST_OF_ONE = 20

function unique(items: readonly FindItem[]): FindItem[] {
  const byId = new Map<string, FindItem>()
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/** The best rank of a group that only the server found. */
const NOT_HERE = Number.POSITIVE_INFINITY

function resultOf(loaded: readonly Loaded[], group: FindGroup, words: readonly string[]) {
  const own = loaded.filter((each) => each.group === group)
  const here = own.flatMap(({ items, isFound }) => (isFound ? [] : matchesOf(items, words))).toSorted(byRank)
  const found = own.flatMap(({ items, isFound }) => (isFound ? items : []))
  return {
    group,
    best: here[0]?.rank ?? NOT_HERE,
    items: unique([...here.map(({ item }) => item), ...found]),
    more: own.find((each) => each.more)?.more,
  }
}

/**
 * The results by group, the best group first. What the server finds comes later, so it's always last: nothing moves
 * away below a finger or a pressed Enter.
 */
export function resultsOf(loaded: readonly Loaded[], words: readonly string[], text: string): ResultGroup[] {
  const groups = FIND_GROUPS.map((group) => resultOf(loaded, group, words))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => (one.best === other.best ? 0 : one.best - other.best))
  const here = groups.filter(({ best }) => best < NOT_HERE)
  return groups.map(({ group, items, more, best }) => {
    // What the server finds doesn't shorten what is there already.
    const isOne = (best < NOT_HERE ? here : groups).length === 1
    const most = isOne ? MOST_OF_ONE : MOST_OF_SEVERAL
    return {
      group,
      items: items.slice(0, most).map((item) => ({ ...item, group })),
      ...(more && items.length > most && { more: { to: more(text), count: items.length } }),
    }
  })
}
