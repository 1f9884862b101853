import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPrinted } from '@fathom/domain/forms'
import { expect, test } from 'vitest'
import { typefaceFolders } from '../../../../platform/typeset/typefaces.ts'

const SEGMENTS_OF_16_BITS = 4
const FIRST_PLANE = 0xffff

/**
 * The characters of the Unicode BMP that a font can draw: its `cmap` table, in the format that all of ours
 * have.
 */
function signsOf(file: Buffer): number[] {
  const at = file.readUInt32BE(file.indexOf('cmap', 12, 'latin1') + 8)
  const tables = Array.from(
    { length: file.readUInt16BE(at + 2) },
    (_, nth) => at + file.readUInt32BE(at + 8 + 8 * nth),
  )
  const table = tables.find((each) => file.readUInt16BE(each) === SEGMENTS_OF_16_BITS) ?? Number.NaN
  const width = file.readUInt16BE(table + 6)
  return Array.from({ length: width / 2 }, (_, nth) => {
    const end = table + 14 + 2 * nth
    const [last, first] = [file.readUInt16BE(end), file.readUInt16BE(end + width + 2)]
    return Array.from({ length: last - first + 1 }, (_each, more) => first + more)
  }).flat()
}

const drawn = new Set(
  typefaceFolders().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ttf'))
      .flatMap((name) => signsOf(readFileSync(join(folder, name)))),
  ),
)

const letters = Array.from({ length: FIRST_PLANE }, (_, sign) => sign).filter((sign) =>
  /[\p{L}\p{Nd}]/u.test(String.fromCharCode(sign)),
)

test('[SC-09] of the letters that a blank may contain, the fonts lack only some that none of our languages uses', () => {
  const allowed = letters.filter((sign) => isPrinted(String.fromCharCode(sign).normalize('NFC')))
  const boxes = allowed.filter((sign) => !drawn.has(sign))
  expect(allowed.length).toBeGreaterThan(40_000)
  expect(boxes.length / allowed.length).toBeLessThan(0.02)
})

test('[SC-09] no letter is refused that the fonts have', () => {
  const refused = letters.filter((sign) => drawn.has(sign) && !isPrinted(String.fromCharCode(sign)))
  expect(refused.map((sign) => String.fromCharCode(sign))).toEqual([])
})
