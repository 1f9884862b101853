import { hexOf } from './bytes.ts'
import type { Cbor, CborMap } from './cbor.ts'
import { dayOf, dayText } from './days.ts'
import { hashBytes, isHash } from './hash-bytes.ts'
import { shorten } from './short-text.ts'

/** Who stands behind a dive that an issuer signs. A buddy's own device signs (`dive-confirmation.ts`). */
const CONFIRMERS = ['instructor'] as const

/** TS-15: what a confirmed dive reveals to a person who verifies it. */
export type SignedDive = {
  kind: 'dive'
  diver: string
  title: string
  place: string
  /** The local day of the dive, `2025-03-14`. */
  date: string
  /** In meters, to the centimeter. */
  maxDepth: number
  /** In minutes. */
  bottomTime: number
  confirmer: (typeof CONFIRMERS)[number] | 'buddy'
  /** On the clock of the place, `09:12`; only in what a buddy confirmed. */
  timeIn?: string
  /** Name and number. */
  confirmedBy: string
  /** The day of the confirmation, `2025-03-14`. */
  confirmedOn: string
  /** SHA-256 of the whole record with its photos, in hexadecimal. */
  contentHash: string
}

const FIELD = {
  diver: 1,
  title: 2,
  place: 3,
  date: 4,
  maxDepth: 5,
  bottomTime: 6,
  confirmer: 7,
  confirmedBy: 8,
  confirmedOn: 9,
  contentHash: 10,
} as const

/** In UTF-8 bytes: together they keep the code under a thousand characters in every script. */
const LIMITS = { diver: 100, title: 90, place: 90, confirmedBy: 70 } as const
const CENTIMETERS = 100

export function writeSignedDive(dive: SignedDive): CborMap {
  if (dive.confirmer === 'buddy') throw new RangeError('only the device of the buddy signs this')
  return new Map<number, Cbor>([
    [FIELD.diver, shorten(dive.diver, LIMITS.diver)],
    [FIELD.title, shorten(dive.title, LIMITS.title)],
    [FIELD.place, shorten(dive.place, LIMITS.place)],
    [FIELD.date, dayOf(dive.date)],
    [FIELD.maxDepth, Math.round(dive.maxDepth * CENTIMETERS)],
    [FIELD.bottomTime, Math.round(dive.bottomTime)],
    [FIELD.confirmer, CONFIRMERS.indexOf(dive.confirmer)],
    [FIELD.confirmedBy, shorten(dive.confirmedBy, LIMITS.confirmedBy)],
    [FIELD.confirmedOn, dayOf(dive.confirmedOn)],
    [FIELD.contentHash, hashBytes(dive.contentHash)],
  ])
}

/** Undefined if a field is missing, unknown or of the wrong type. */
export function readSignedDive(fields: CborMap): SignedDive | undefined {
  if (fields.size !== Object.keys(FIELD).length) return undefined
  const [diver, title, place, confirmedBy] = [
    fields.get(FIELD.diver),
    fields.get(FIELD.title),
    fields.get(FIELD.place),
    fields.get(FIELD.confirmedBy),
  ]
  if (!isText(diver) || !isText(title) || !isText(place) || !isText(confirmedBy)) return undefined
  const [date, confirmedOn] = [dayIn(fields, FIELD.date), dayIn(fields, FIELD.confirmedOn)]
  const [depth, bottomTime] = [fields.get(FIELD.maxDepth), fields.get(FIELD.bottomTime)]
  const confirmer = CONFIRMERS[Number(fields.get(FIELD.confirmer))]
  const content = fields.get(FIELD.contentHash)
  if (!date || !confirmedOn || !confirmer || !isHash(content)) return undefined
  if (!isCount(depth) || !isCount(bottomTime)) return undefined
  return {
    kind: 'dive',
    ...{ diver, title, place, date, maxDepth: depth / CENTIMETERS, bottomTime },
    ...{ confirmer, confirmedBy, confirmedOn, contentHash: hexOf(content) },
  }
}

const dayIn = (fields: CborMap, key: number): string | undefined => {
  const day = fields.get(key)
  return typeof day === 'number' ? dayText(day) : undefined
}
const isText = (value: Cbor | undefined): value is string => typeof value === 'string' && value !== ''
const isCount = (value: Cbor | undefined): value is number => typeof value === 'number' && value >= 0
