import { FileProblem } from '../../file-problem.ts'
import { checksum } from './checksum.ts'

export type FitValue = number | bigint | string

/** A message of a FIT file: its number and its fields, by their numbers in Garmin's profile. */
export type FitMessage = {
  number: number
  fields: ReadonlyMap<number, FitValue | readonly FitValue[]>
  /** Values of fields that an app on the device added. */
  ownFields: number
}

type FieldDefinition = { number: number; size: number; type: number }
type Definition = {
  number: number
  isLittle: boolean
  fields: FieldDefinition[]
  ownFields: { size: number }[]
}

type BaseType = {
  size: number
  read: (view: DataView, at: number, isLittle: boolean) => number | bigint
  /** The value that says "nothing measured". */
  none: number | bigint | undefined
}

const BASE_TYPES: Readonly<Record<number, BaseType>> = {
  0: { size: 1, read: (view, at) => view.getUint8(at), none: 0xff },
  1: { size: 1, read: (view, at) => view.getInt8(at), none: 0x7f },
  2: { size: 1, read: (view, at) => view.getUint8(at), none: 0xff },
  3: { size: 2, read: (view, at, isLittle) => view.getInt16(at, isLittle), none: 0x7fff },
  4: { size: 2, read: (view, at, isLittle) => view.getUint16(at, isLittle), none: 0xffff },
  5: { size: 4, read: (view, at, isLittle) => view.getInt32(at, isLittle), none: 0x7fff_ffff },
  6: { size: 4, read: (view, at, isLittle) => view.getUint32(at, isLittle), none: 0xffff_ffff },
  8: { size: 4, read: (view, at, isLittle) => view.getFloat32(at, isLittle), none: undefined },
  9: { size: 8, read: (view, at, isLittle) => view.getFloat64(at, isLittle), none: undefined },
  10: { size: 1, read: (view, at) => view.getUint8(at), none: 0 },
  11: { size: 2, read: (view, at, isLittle) => view.getUint16(at, isLittle), none: 0 },
  12: { size: 4, read: (view, at, isLittle) => view.getUint32(at, isLittle), none: 0 },
  13: { size: 1, read: (view, at) => view.getUint8(at), none: 0xff },
  14: { size: 8, read: (view, at, isLittle) => view.getBigInt64(at, isLittle), none: 0x7fff_ffff_ffff_ffffn },
  15: {
    size: 8,
    read: (view, at, isLittle) => view.getBigUint64(at, isLittle),
    none: 0xffff_ffff_ffff_ffffn,
  },
  16: { size: 8, read: (view, at, isLittle) => view.getBigUint64(at, isLittle), none: 0n },
}
const STRING = 7
/** Five days of samples, one per second. */
const MOST_MESSAGES = 500_000

const TIMESTAMP = 253
const MESSAGE_HEADER = { compressed: 0x80, definition: 0x40, own: 0x20 }

/** The files in a chain of FIT files, each with its messages. Throws unless all of them are whole. */
export function decodeFit(bytes: Uint8Array): FitMessage[][] {
  const files: FitMessage[][] = []
  for (let from = 0; from < bytes.length; ) {
    const { messages, end } = decodeFile(bytes, from)
    files.push(messages)
    from = end
  }
  return files
}

function decodeFile(bytes: Uint8Array, from: number): { messages: FitMessage[]; end: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headerSize = bytes[from] ?? 0
  const isFit = new TextDecoder().decode(bytes.subarray(from + 8, from + 12)) === '.FIT'
  if (headerSize < 12 || !isFit) throw new FileProblem('not-well-formed', { offset: from })
  const dataEnd = from + headerSize + view.getUint32(from + 4, true)
  if (dataEnd + 2 > bytes.length) throw new FileProblem('truncated', { offset: bytes.length })
  if (checksum(bytes.subarray(from, dataEnd)) !== view.getUint16(dataEnd, true))
    throw new FileProblem('wrong-checksum', { offset: dataEnd })
  return { messages: new Decoder(bytes, view).decode(from + headerSize, dataEnd), end: dataEnd + 2 }
}

class Decoder {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #definitions = new Map<number, Definition>()
  #at = 0
  #end = 0
  #time = 0

  constructor(bytes: Uint8Array, view: DataView) {
    this.#bytes = bytes
    this.#view = view
  }

  decode(from: number, end: number): FitMessage[] {
    this.#at = from
    this.#end = end
    const messages: FitMessage[] = []
    while (this.#at < this.#end) {
      if (messages.length > MOST_MESSAGES) throw new FileProblem('dive-too-large', { offset: this.#at })
      const header = this.#byte()
      if (header & MESSAGE_HEADER.compressed) messages.push(this.#message((header >> 5) & 3, header & 31))
      else if (header & MESSAGE_HEADER.definition)
        this.#define(header & 15, (header & MESSAGE_HEADER.own) !== 0)
      else messages.push(this.#message(header & 15))
    }
    return messages
  }

  #take(size: number): number {
    const at = this.#at
    if (at + size > this.#end) throw new FileProblem('truncated', { offset: at })
    this.#at += size
    return at
  }

  #byte(): number {
    return this.#view.getUint8(this.#take(1))
  }

  #define(local: number, hasOwnFields: boolean): void {
    this.#take(1)
    const isLittle = this.#byte() === 0
    const number = this.#view.getUint16(this.#take(2), isLittle)
    const fields = Array.from({ length: this.#byte() }, () => ({
      number: this.#byte(),
      size: this.#byte(),
      type: this.#byte() & 31,
    }))
    const ownFields = hasOwnFields
      ? Array.from({ length: this.#byte() }, () => {
          const at = this.#take(3)
          return { size: this.#view.getUint8(at + 1) }
        })
      : []
    if (fields.some(({ size }) => size === 0)) throw new FileProblem('not-well-formed', { offset: this.#at })
    this.#definitions.set(local, { number, isLittle, fields, ownFields })
  }

  #message(local: number, offset?: number): FitMessage {
    const definition = this.#definitions.get(local)
    if (!definition) throw new FileProblem('not-well-formed', { offset: this.#at - 1 })
    const fields = new Map<number, FitValue | readonly FitValue[]>()
    for (const field of definition.fields) {
      const value = this.#value(field, definition.isLittle)
      if (value !== undefined) fields.set(field.number, value)
    }
    for (const { size } of definition.ownFields) this.#take(size)
    if (offset !== undefined) fields.set(TIMESTAMP, this.#timeAfter(offset))
    const time = fields.get(TIMESTAMP)
    if (typeof time === 'number') this.#time = time
    return { number: definition.number, fields, ownFields: definition.ownFields.length }
  }

  /** A compressed header has the last five bits of the time. */
  #timeAfter(offset: number): number {
    const passed = (offset - (this.#time & 31) + 32) & 31
    return this.#time + passed
  }

  #value({ size, type }: FieldDefinition, isLittle: boolean): FitValue | readonly FitValue[] | undefined {
    const at = this.#take(size)
    if (type === STRING) return textIn(this.#bytes.subarray(at, at + size))
    const base = BASE_TYPES[type]
    if (!base || size % base.size !== 0) return undefined
    const values = Array.from({ length: size / base.size }, (_, index) =>
      base.read(this.#view, at + index * base.size, isLittle),
    ).filter((value) => value !== base.none && (typeof value === 'bigint' || Number.isFinite(value)))
    return values.length > 1 ? values : values[0]
  }
}

function textIn(bytes: Uint8Array): string | undefined {
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)) || undefined
}
