import { drawFront } from '@fathom/cards'
import { cardHue, LEVELS } from '@fathom/domain/certifications'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const WIDTH = 856
/** About the width of a stroke's surroundings: fine lines count, single pixels don't. */
const BLOCK = 10
const WHITE = '#ffffff'
const SMALL = '#c8e9ec'

/** Where card.typ sets its text, in units of the drawing. */
const TEXTS = [
  { of: 'the brand', left: 106, top: 72, width: 120, height: 40, ink: WHITE },
  { of: 'the title', left: 44, top: 120, width: 420, height: 260, ink: WHITE },
  { of: 'the name', left: 44, top: 385, width: 430, height: 50, ink: WHITE },
  { of: 'the number and the date', left: 44, top: 432, width: 430, height: 70, ink: SMALL },
] as const

const linear = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
const luminanceOf = (hex: string) =>
  luminance([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))

/** The mean color of each block of one area. */
async function blocksOf(card: Buffer, { left, top, width, height }: (typeof TEXTS)[number]) {
  const area = await sharp(card).extract({ left, top, width, height }).removeAlpha().png().toBuffer()
  const size = { width: width / BLOCK, height: height / BLOCK }
  const pixels = await sharp(area)
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return Array.from({ length: size.width * size.height }, (_, at) => [...pixels.subarray(3 * at, 3 * at + 3)])
}

test.each(LEVELS)('[CD-01] all text on the card of $code reaches 4.5:1', async (level) => {
  const hue = cardHue({ ...level, levelCode: level.code })
  const art = drawFront({ licenseID: '2503118480', depth: level.qualifiedDepth, hue, direction: 'ltr' })
  const sized = Buffer.from(art.replace('<svg ', `<svg width="${WIDTH}" height="540" `))
  const card = await sharp(sized).png({ compressionLevel: 0 }).toBuffer()
  for (const text of TEXTS)
    for (const block of await blocksOf(card, text)) {
      const contrast = (luminanceOf(text.ink) + 0.05) / (luminance(block) + 0.05)
      expect(contrast, text.of).toBeGreaterThanOrEqual(4.5)
    }
})
