import type { Refusal } from '../cluster/calls.ts'
import type { Figure } from '../figure.ts'
import type { Ending } from '../kills/count.ts'

/** What people met while something was away. */
export type Outcome = {
  name: string
  endings: readonly Ending[]
  refusals: readonly Refusal[]
  /** Why it could not be measured here. */
  skipped?: string
}

/** An answer of 5xx that says what is wrong, so that the portal can say it too. */
const CLEAR = ['database-away', 'account-provider-unavailable', 'draining', 'files-away']

/** A connection that was cut has no answer, so it can't be unclear. */
const isUnclear = ({ status, reason }: Refusal) => status >= 500 && !CLEAR.includes(reason)

export function figureOf({ name, endings, refusals, skipped }: Outcome): Figure {
  const wrong = {
    lost: endings.filter(({ answered, effects }) => answered !== 'never' && effects === 0),
    doubled: endings.filter(({ effects }) => effects > 1),
    'never answered': endings.filter(({ answered }) => answered === 'never'),
    'unclear answers': refusals.filter(isUnclear),
  }
  const counts = Object.entries(wrong).map(([what, all]) => `${all.length} ${what}`)
  const kinds = Map.groupBy(refusals, ({ status, reason }) => `${status} ${reason}`)
  return {
    name: skipped
      ? `${name}: not measured, ${skipped}`
      : `${name}: ${endings.length} writes, ${counts.join(', ')}`,
    ...{ value: Object.values(wrong).flat().length, unit: 'faults', digits: 0 },
    ...(skipped ? {} : { atMost: 0 }),
    detail: [...kinds].map(([kind, all]) => `${all.length} × ${kind}`),
  }
}
