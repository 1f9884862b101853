import { type DiveLog, type FieldOfKind, foldedText, valueAt } from '@fathom/domain/logbook'

const MOST_SUGGESTIONS = 6

/** LO-09: every name that the diver used in this field, the most used first, then the latest. */
export function namesUsed(dives: readonly DiveLog[], field: FieldOfKind<'texts'>): readonly string[] {
  const uses = new Map<string, { name: string; count: number; latest: string }>()
  for (const dive of dives)
    for (const name of valueAt(dive, field) as readonly string[]) {
      const key = foldedText(name)
      const date = dive.date ?? ''
      const known = uses.get(key)
      // The latest spelling is the one that the diver wants to see again.
      if (!known) uses.set(key, { name, count: 1, latest: date })
      else
        uses.set(key, { ...(date > known.latest ? { name, latest: date } : known), count: known.count + 1 })
    }
  return [...uses.values()]
    .toSorted((one, other) => other.count - one.count || (other.latest > one.latest ? 1 : -1))
    .map(({ name }) => name)
}

/** Those that fit what is typed and aren't in the field yet. */
export function suggestionsFor(
  used: readonly string[],
  { typed, chosen }: { typed: string; chosen: readonly string[] },
): readonly string[] {
  const text = foldedText(typed)
  const taken = new Set(chosen.map(foldedText))
  return used
    .filter((name) => !taken.has(foldedText(name)) && foldedText(name).includes(text))
    .slice(0, MOST_SUGGESTIONS)
}
