import { type Bytes, hexOf } from './bytes.ts'
import type { Cbor, CborMap } from './cbor.ts'
import { dayOf, dayText } from './days.ts'
import { hashBytes, isHash } from './hash-bytes.ts'
import { shorten } from './short-text.ts'

/** The content of a certification card. */
export type Card = {
  kind: 'card'
  holder: string
  levelName: string
  levelId: number
  /** The certification date, `2025-03-14`. */
  certified: string
  /** SHA-256 of the photo on the card, in hexadecimal. */
  photoHash?: string
  instructor?: string
  store?: string
  /** The holder's depth limit in meters. */
  depth?: number
}

const FIELD = {
  holder: 1,
  levelName: 2,
  levelId: 3,
  certified: 4,
  photoHash: 5,
  instructor: 6,
  store: 7,
  depth: 8,
} as const

/** In UTF-8 bytes: together they keep the code under a thousand characters in every script. */
const CARD_LIMITS = { holder: 120, levelName: 90, instructor: 70, store: 70 } as const

export function writeCard(card: Card): CborMap {
  const fields = new Map<number, Cbor>([
    [FIELD.holder, shorten(card.holder, CARD_LIMITS.holder)],
    [FIELD.levelName, shorten(card.levelName, CARD_LIMITS.levelName)],
    [FIELD.levelId, card.levelId],
    [FIELD.certified, dayOf(card.certified)],
  ])
  if (card.photoHash) fields.set(FIELD.photoHash, hashBytes(card.photoHash))
  if (card.instructor) fields.set(FIELD.instructor, shorten(card.instructor, CARD_LIMITS.instructor))
  if (card.store) fields.set(FIELD.store, shorten(card.store, CARD_LIMITS.store))
  if (card.depth) fields.set(FIELD.depth, card.depth)
  return fields
}

/** Undefined if a field is missing, unknown or of the wrong type. */
export function readCard(fields: CborMap): Card | undefined {
  const known: readonly number[] = Object.values(FIELD)
  if ([...fields.keys()].some((key) => !known.includes(key))) return undefined
  const [holder, levelName] = [textIn(fields, FIELD.holder), textIn(fields, FIELD.levelName)]
  const [levelId, day] = [fields.get(FIELD.levelId), fields.get(FIELD.certified)]
  if (!holder || !levelName || typeof levelId !== 'number' || typeof day !== 'number') return undefined
  const certified = dayText(day)
  const more = moreIn(fields)
  if (!certified || !more) return undefined
  return { kind: 'card', holder, levelName, levelId, certified, ...more }
}

function moreIn(fields: CborMap): Pick<Card, 'photoHash' | 'instructor' | 'store' | 'depth'> | undefined {
  const [photo, depth] = [fields.get(FIELD.photoHash), fields.get(FIELD.depth)]
  const [instructor, store] = [fields.get(FIELD.instructor), fields.get(FIELD.store)]
  if (!isPhoto(photo) || !isText(instructor) || !isText(store)) return undefined
  if (depth !== undefined && typeof depth !== 'number') return undefined
  return {
    ...(photo && { photoHash: hexOf(photo) }),
    ...(instructor && { instructor }),
    ...(store && { store }),
    ...(depth && { depth }),
  }
}

function textIn(fields: CborMap, key: number): string | undefined {
  const value = fields.get(key)
  return typeof value === 'string' ? value : undefined
}

const isText = (value: Cbor | undefined): value is string | undefined =>
  value === undefined || typeof value === 'string'

const isPhoto = (value: Cbor | undefined): value is Bytes | undefined => value === undefined || isHash(value)
