import { expect, test } from 'vitest'
import { bytesOfHex } from './bytes.ts'
import { type Cbor, encodeCbor } from './cbor.ts'
import { readCbor } from './read-cbor.ts'

const read = (hex: string) => readCbor(bytesOfHex(hex) ?? new Uint8Array())

test.each<[Cbor, string]>([
  [0, '00'],
  [23, '17'],
  [24, '1818'],
  [1000, '1903e8'],
  [1_000_000, '1a000f4240'],
  [1_000_000_000_000, '1b000000e8d4a51000'],
  [-65_537, '3a00010000'],
  ['ü', '62c3bc'],
  [Uint8Array.of(1, 2), '420102'],
  [[1, [2, 3]], '8201820203'],
  [
    new Map<number, Cbor>([
      [1, 'a'],
      [-1, 'b'],
    ]),
    'a2016161206162',
  ],
])('%j has one encoding, that of RFC 8949', (value, hex) => {
  expect(Buffer.from(encodeCbor(value)).toString('hex')).toBe(hex)
  expect(read(hex)).toEqual(value)
})

test.each([
  ['nothing', ''],
  ['a number longer than needed', '1817'],
  ['a length longer than needed', '580101'],
  ['a length beyond the end', '4201'],
  ['something behind the end', '0000'],
  ['a key twice', 'a201000100'],
  ['keys out of order', 'a220000100'],
  ['a key of text', 'a1616100'],
  ['a key that is an array', 'a18000'],
  ['a float', 'f93c00'],
  ['true', 'f5'],
  ['a tag', 'c100'],
  ['an open end', '5fff'],
  ['an open array', '9fff'],
  ['text that is not UTF-8', '61ff'],
  ['a half of a character', '63eda080'],
  ['a number beyond what can be counted', '1bffffffffffffffff'],
  ['a negative one beyond it', '3b001fffffffffffff'],
  ['too deep a nest', '818181818181818100'],
  ['more items than anything of ours has', '9a7fffffff'],
])('rejects %s', (_, hex) => {
  expect(read(hex)).toBeUndefined()
})
