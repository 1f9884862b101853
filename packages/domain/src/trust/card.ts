import { type Bytes, hexOf } from './bytes.ts'
import type { Cbor, CborMap } from './cbor.ts'
import { dayOf, dayText } from './days.ts'
import { unpackFace } from './face.ts'
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
  /** TS-13: the most oxygen in the holder's gas, in percent. */
  gas?: number
  /** TS-14: the holder's face, packed by `packFace`. */
  face?: Bytes
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
  gas: 9,
  face: 10,
} as const

/** In UTF-8 bytes: together they keep the code under a thousand characters in every script. */
const CARD_LIMITS = { holder: 120, levelName: 90, instructor: 70, store: 70 } as const
/** Beside a face of 600 bytes, these keep the code under 1,800. */
const LIMITS_WITH_FACE = { holder: 100, levelName: 70, instructor: 50, store: 50 } as const

/** Cards with these fields are unknown to version 1. */
export const isCardOfVersion1 = ({ gas, face }: Card): boolean => gas === undefined && face === undefined

export function writeCard(card: Card): CborMap {
  const limits = card.face ? LIMITS_WITH_FACE : CARD_LIMITS
  const fields = new Map<number, Cbor>([
    [FIELD.holder, shorten(card.holder, limits.holder)],
    [FIELD.levelName, shorten(card.levelName, limits.levelName)],
    [FIELD.levelId, card.levelId],
    [FIELD.certified, dayOf(card.certified)],
  ])
  if (card.photoHash) fields.set(FIELD.photoHash, hashBytes(card.photoHash))
  if (card.instructor) fields.set(FIELD.instructor, shorten(card.instructor, limits.instructor))
  if (card.store) fields.set(FIELD.store, shorten(card.store, limits.store))
  if (card.depth) fields.set(FIELD.depth, card.depth)
  if (card.gas) fields.set(FIELD.gas, card.gas)
  if (card.face) fields.set(FIELD.face, card.face)
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

type Optional = Pick<Card, 'photoHash' | 'instructor' | 'store' | 'depth' | 'gas' | 'face'>

function moreIn(fields: CborMap): Optional | undefined {
  const [photo, face] = [fields.get(FIELD.photoHash), fields.get(FIELD.face)]
  const [depth, gas] = [fields.get(FIELD.depth), fields.get(FIELD.gas)]
  const [instructor, store] = [fields.get(FIELD.instructor), fields.get(FIELD.store)]
  if (!isPhoto(photo) || !isText(instructor) || !isText(store)) return undefined
  if (!isNumber(depth) || !isNumber(gas) || !isFace(face)) return undefined
  return {
    ...(photo && { photoHash: hexOf(photo) }),
    ...(instructor && { instructor }),
    ...(store && { store }),
    ...(depth && { depth }),
    ...(gas && { gas }),
    ...(face && { face }),
  }
}

function textIn(fields: CborMap, key: number): string | undefined {
  const value = fields.get(key)
  return typeof value === 'string' ? value : undefined
}

const isText = (value: Cbor | undefined): value is string | undefined =>
  value === undefined || typeof value === 'string'

const isNumber = (value: Cbor | undefined): value is number | undefined =>
  value === undefined || typeof value === 'number'

const isFace = (value: Cbor | undefined): value is Bytes | undefined =>
  value === undefined || (value instanceof Uint8Array && unpackFace(value) !== undefined)

const isPhoto = (value: Cbor | undefined): value is Bytes | undefined => value === undefined || isHash(value)
