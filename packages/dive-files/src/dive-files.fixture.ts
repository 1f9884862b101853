import { type ByteSource, bytesOf } from './byte-source.ts'
import type { FileProblem } from './file-problem.ts'
import type { CsvMapping, CsvTable } from './formats/csv/csv-table.ts'
import { readDiveFile } from './read-dive-file.ts'
import { Receipt, type ReceiptLine } from './receipt.ts'
import type { SourceDive } from './source-dive.ts'

const NOW = new Date('2026-06-01T12:00:00Z')

/** Reads a file in small chunks, so that chunks end in the middle of everything. */
export async function readDives(
  content: string | Uint8Array | ByteSource,
): Promise<{ dives: SourceDive[]; receipt: ReceiptLine[] }> {
  const receipt = new Receipt()
  const source = typeof content === 'function' ? content : bytesOf(content, 97)
  const dives: SourceDive[] = []
  for await (const dive of readDiveFile(source, { receipt, now: NOW })) dives.push(dive)
  return { dives, receipt: receipt.lines() }
}

/** Reads a table, by guess or as the diver says. */
export async function readTable(content: string, mapping?: CsvMapping) {
  const receipt = new Receipt()
  const tables: CsvTable[] = []
  const dives: SourceDive[] = []
  const csv = { mappingFor: async () => mapping, onTable: (table: CsvTable) => void tables.push(table) }
  for await (const dive of readDiveFile(bytesOf(content, 97), { receipt, now: NOW, csv })) dives.push(dive)
  return { dives, receipt: receipt.lines(), tables }
}

export async function readDive(content: string | Uint8Array): Promise<SourceDive> {
  const [dive] = (await readDives(content)).dives
  if (!dive) throw new Error('the file has no dive')
  return dive
}

/** What reading a file ends with. */
export async function problemOf(content: string | Uint8Array | ByteSource): Promise<FileProblem> {
  return readDives(content).then(
    () => {
      throw new Error('the file was read')
    },
    (problem: FileProblem) => problem,
  )
}

/** The receipt's line about a field of the source. */
export const lineOf = (lines: readonly ReceiptLine[], path: string) =>
  lines.find((line) => line.path === path)

const TYPES = {
  uint8: [2, 1],
  uint16: [132, 2],
  uint32: [134, 4],
  uint32z: [140, 4],
  sint32: [133, 4],
  sint8: [1, 1],
  enum: [0, 1],
} as const

type FitField = [number: number, type: keyof typeof TYPES, value: number]

/** A FIT file of messages, each with its definition before it. */
export function aFitFile(messages: readonly (readonly [number, FitField[]])[]): Uint8Array {
  const data = messages.flatMap(([number, fields]) => [
    ...[0x40, 0, 0, number & 255, number >> 8, fields.length],
    ...fields.flatMap(([field, type]) => [field, TYPES[type][1], TYPES[type][0]]),
    ...[0, ...fields.flatMap(([, type, value]) => littleEndian(value, TYPES[type][1]))],
  ])
  const head = [14, 0x20, 0, 0, ...littleEndian(data.length, 4), ...Buffer.from('.FIT'), 0, 0]
  const content = [...head, ...data]
  return Uint8Array.from([...content, ...checksumOf(content)])
}

export const checksumOf = (bytes: readonly number[]) => littleEndian(crc(bytes), 2)

const littleEndian = (value: number, size: number) =>
  Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 255)

/** Bit by bit, unlike the product's, so that the two check each other. */
function crc(bytes: readonly number[]): number {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >> 1) ^ 0xa001 : sum >> 1
  }
  return sum
}
