import type { OptionOf } from '../fields.ts'
import type { DiveLog } from '../log/dive-log.ts'
import { siOf } from '../units/quantity.ts'
import type { UnitSystem } from '../units/unit-system.ts'
import type { DatedLog } from './counted-dives.ts'

/** An option of a field whose first dive is a milestone. */
export type FirstOption =
  | { field: 'diveType'; option: OptionOf<'diveType'> }
  | { field: 'waterType'; option: OptionOf<'waterType'> }
  | { field: 'gasMixture'; option: OptionOf<'gasMixture'> }
  | { field: 'suitType'; option: OptionOf<'suitType'> }

export type Milestone = { log: DatedLog } & (
  | { kind: 'number'; number: number }
  | { kind: 'first'; first: FirstOption }
  /** The first dive below this depth, in meters. */
  | { kind: 'deeper'; depth: number }
)

const FIRSTS: readonly FirstOption[] = [
  { field: 'diveType', option: 'Shore' },
  { field: 'diveType', option: 'Boat' },
  { field: 'diveType', option: 'Liveaboard' },
  { field: 'waterType', option: 'Salt' },
  { field: 'waterType', option: 'Fresh' },
  { field: 'gasMixture', option: 'Nitrox' },
  { field: 'gasMixture', option: 'Trimix' },
  { field: 'suitType', option: 'Drysuit' },
]

const optionIn = (log: DiveLog, field: FirstOption['field']): string | null =>
  field === 'diveType'
    ? log.diveType
    : field === 'waterType'
      ? log.conditions.waterType
      : log.equipment[field]

/** The limits of the usual levels, in the diver's unit. */
const DEPTHS: Record<UnitSystem, readonly number[]> = { Metric: [18, 30, 40], Imperial: [60, 100, 130] }

const EARLY_NUMBERS = [1, 10, 25, 50, 100, 250, 500]
const STEP = 1000

const isRound = (number: number) => EARLY_NUMBERS.includes(number) || number % STEP === 0

export const nextRoundNumber = (number: number): number =>
  EARLY_NUMBERS.find((each) => each > number) ?? (Math.floor(number / STEP) + 1) * STEP

/** LO-06: round numbers and the first dive of a kind, the latest first. Needs all dives of the diver. */
export function milestonesOf(
  dives: readonly DatedLog[],
  unit: UnitSystem,
  firstNumber = 1,
): readonly Milestone[] {
  const numbers = dives.flatMap((log, at): Milestone[] =>
    isRound(firstNumber + at) ? [{ kind: 'number', number: firstNumber + at, log }] : [],
  )
  const firsts = FIRSTS.flatMap((first): Milestone[] => {
    const log = dives.find((dive) => optionIn(dive, first.field) === first.option)
    return log ? [{ kind: 'first', first, log }] : []
  })
  const depths = DEPTHS[unit].flatMap((limit): Milestone[] => {
    const depth = siOf('depth', unit, limit)
    const log = dives.find(({ depthTime }) => (depthTime.maxDepth ?? 0) > depth)
    return log ? [{ kind: 'deeper', depth, log }] : []
  })
  const places = new Map(dives.map(({ id }, at) => [id, at]))
  const placeOf = ({ log }: Milestone) => places.get(log.id) ?? 0
  return [...numbers, ...firsts, ...depths].toSorted((one, other) => placeOf(other) - placeOf(one))
}
