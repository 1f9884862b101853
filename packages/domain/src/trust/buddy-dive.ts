import { type Bytes, bytesOfHex, compareBytes, hexOf } from './bytes.ts'
import { type Cbor, type CborMap, encodeCbor } from './cbor.ts'
import { dayOf, dayText } from './days.ts'
import { shorten } from './short-text.ts'

/** TS-15: what a buddy sees of a dive and confirms. A change of any of it shows. */
export type BuddyDive = {
  /** UUID of the log. */
  logId: string
  /** The local day of the dive, `2025-03-14`. */
  date: string
  /** On the clock of the place, `09:12`; empty if the diver didn't enter it. */
  timeIn: string
  place: string
  /** In meters, to the centimeter. */
  maxDepth: number
  /** In minutes. */
  bottomTime: number
}

export type BuddyDiveField = Exclude<keyof BuddyDive, 'logId'>

const FIELD = { logId: 1, date: 2, timeIn: 3, place: 4, maxDepth: 5, bottomTime: 6 } as const
const SHOWN = ['date', 'timeIn', 'place', 'maxDepth', 'bottomTime'] as const satisfies BuddyDiveField[]
/** In UTF-8 bytes. */
const PLACE_LIMIT = 90
const CENTIMETERS = 100
const ID_BYTES = 16
const MINUTES_A_DAY = 1440
/** In meters: nobody dives deeper, whatever two of them sign. */
const DEEPEST = 500

export function writeBuddyDive({ logId, date, timeIn, place, maxDepth, bottomTime }: BuddyDive): Bytes {
  const id = bytesOfHex(logId.replaceAll('-', ''))
  if (id?.length !== ID_BYTES) throw new RangeError('a dive is named by its UUID')
  const fields = new Map<number, Cbor>([
    [FIELD.logId, id],
    [FIELD.date, dayOf(date)],
    [FIELD.place, shorten(place, PLACE_LIMIT)],
    [FIELD.maxDepth, Math.round(maxDepth * CENTIMETERS)],
    [FIELD.bottomTime, Math.round(bottomTime)],
  ])
  const minutes = minutesOf(timeIn)
  if (minutes !== undefined) fields.set(FIELD.timeIn, minutes)
  return encodeCbor(fields)
}

/** Undefined if a field is missing, unknown, of the wrong type or impossible. */
export function readBuddyDive(fields: Cbor | undefined): BuddyDive | undefined {
  if (!isMap(fields)) return undefined
  const known: readonly number[] = Object.values(FIELD)
  if ([...fields.keys()].some((key) => !known.includes(key))) return undefined
  const [id, place, minutes] = [fields.get(FIELD.logId), fields.get(FIELD.place), fields.get(FIELD.timeIn)]
  const [day, depth, bottomTime] = [
    fields.get(FIELD.date),
    fields.get(FIELD.maxDepth),
    fields.get(FIELD.bottomTime),
  ]
  const date = typeof day === 'number' ? dayText(day) : undefined
  const timeIn = minutes === undefined ? '' : clockOf(minutes)
  if (!(id instanceof Uint8Array) || id.length !== ID_BYTES || !date || timeIn === undefined) return undefined
  if (typeof place !== 'string' || !isCount(depth) || !isCount(bottomTime)) return undefined
  if (depth > DEEPEST * CENTIMETERS || bottomTime > MINUTES_A_DAY) return undefined
  return { logId: uuidOf(id), date, timeIn, place, maxDepth: depth / CENTIMETERS, bottomTime }
}

const isMap = (value: Cbor | undefined): value is CborMap => value instanceof Map
const isCount = (value: Cbor | undefined): value is number => typeof value === 'number' && value >= 0

const uuidOf = (id: Bytes) => hexOf(id).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

function clockOf(minutes: Cbor): string | undefined {
  if (!isCount(minutes) || minutes >= MINUTES_A_DAY) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** What differs from what was confirmed, as far as a code can hold it. Another dive differs in everything. */
export function changedSince(confirmed: BuddyDive, now: BuddyDive): BuddyDiveField[] {
  if (confirmed.logId !== now.logId) return [...SHOWN]
  const only = (dive: BuddyDive, field: BuddyDiveField) =>
    writeBuddyDive({ ...confirmed, [field]: dive[field] })
  return SHOWN.filter((field) => compareBytes(only(confirmed, field), only(now, field)) !== 0)
}
