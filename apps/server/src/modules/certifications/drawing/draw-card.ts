import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { drawBack, drawFront } from '@fathom/cards'
import type { ECardWire } from '@fathom/contract/certifications'
import { cardHue, type Level } from '@fathom/domain/certifications'
import { directionOf, type Locale } from '@fathom/domain/translations'
import sharp, { type Sharp } from 'sharp'
import { serverFolder } from '../../../platform/checkout.ts'
import type { Files } from '../../../platform/files/index.ts'
import { inTurn } from '../../../platform/pictures/index.ts'
import { typeset, typesetPicture } from '../../../platform/typeset/index.ts'
import { type PhotoPlace, photoKeys } from '../photos/card-photo.store.ts'
import { wordsOnCard } from './words-on-card.ts'

type Side = 'front' | 'back'
type Reader = { locale: Locale; photo: Buffer | undefined }

const TEMPLATE = 'src/modules/certifications/drawing/card.typ'
const template = () => readFile(join(serverFolder(), TEMPLATE), 'utf8')
/** Twice the size of the drawing. */
const PIXELS = { width: 1712, height: 1080 }
const CORNER = 72
const BETWEEN = 60
/** SVG renders at 72 dots per inch, where a card is 242.6 dots wide. */
const DOTS_OF_WORDS = (72 * PIXELS.width) / 242.645

export async function readPhoto(files: Files, photo: PhotoPlace | undefined): Promise<Buffer | undefined> {
  const file = photo && (await files.find(photoKeys(photo).image))
  return (
    file &&
    sharp(await buffer(file.body))
      .resize(400, 500, { fit: 'cover' })
      .jpeg()
      .toBuffer()
  )
}

const frontOf = (card: ECardWire, { locale, photo }: Reader) =>
  drawFront({
    licenseID: card.licenseID,
    depth: card.qualifiedDepth,
    hue: cardHue(card),
    photo,
    direction: directionOf(locale),
  })

const backOf = ({ licenseID, code }: ECardWire, { locale }: Reader) =>
  drawBack({ licenseID, code, direction: directionOf(locale) })

/** Front and back as two card-sized pages. */
export async function cardDocument(card: ECardWire, reader: Reader): Promise<Buffer> {
  const art = { front: await asPhoto(frontOf(card, reader)), back: backOf(card, reader) }
  return typeset(await template(), wordsOnCard(card, { locale: reader.locale, sides: 'both', art }))
}

/**
 * The water has hundreds of translucent lines. Typst would need seconds for them and block the process; sharp
 * draws them elsewhere, at 500 dots per inch.
 */
async function asPhoto(art: string): Promise<string> {
  const { width, height } = PIXELS
  const sized = art.replace('<svg ', `<svg width="${width}" height="${height}" `)
  const jpeg = await queue(() => sharp(Buffer.from(sized)).flatten().jpeg({ quality: 90 }).toBuffer())
  const href = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`
}

/** The artwork, and the text over it. */
type Layers = { art: string; words?: string }

/** The text is converted to shapes, so that it looks the same whatever fonts the machine has. */
async function layersOf(card: ECardWire, side: Side, reader: Reader): Promise<Layers> {
  const nothing = { front: null, back: null }
  const words = await typesetPicture(
    await template(),
    wordsOnCard(card, { locale: reader.locale, sides: side, art: nothing }),
  )
  return { art: side === 'front' ? frontOf(card, reader) : backOf(card, reader), words }
}

/** One side as PNG, or both with the back below the front. */
export async function cardPicture(card: ECardWire, shown: Side | 'both', reader: Reader): Promise<Buffer> {
  if (shown !== 'both') return drawn(await layersOf(card, shown, reader))
  const [front, back] = [await layersOf(card, 'front', reader), await layersOf(card, 'back', reader)]
  return queue(() => stacked(front, back))
}

/** Drawing uses all the CPU of a small machine, so we draw one card at a time. */
const queue = inTurn(1)

const drawn = (layers: Layers): Promise<Buffer> => queue(async () => (await layered(layers)).png().toBuffer())

async function stacked(front: Layers, back: Layers): Promise<Buffer> {
  const { width, height } = PIXELS
  const sides = [await rawOf(front), await rawOf(back)].map((input, at) => ({
    input,
    raw: { width, height, channels: 4 as const },
    left: 0,
    top: at * (height + BETWEEN),
  }))
  const sheet = { width, height: 2 * height + BETWEEN, channels: 4 as const, background: '#0000' }
  return sharp({ create: sheet }).composite(sides).png().toBuffer()
}

/** Encoding each side as PNG only to decode it again would double the work. */
const rawOf = async (layers: Layers): Promise<Buffer> =>
  (await layered(layers)).ensureAlpha().raw().toBuffer()

async function layered({ art, words }: Layers): Promise<Sharp> {
  const { width, height } = PIXELS
  const sized = art.replace('<svg ', `<svg width="${width}" height="${height}" `)
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${CORNER}"/></svg>`
  const layer =
    words && (await sharp(Buffer.from(words), { density: DOTS_OF_WORDS }).resize(width, height).toBuffer())
  return sharp(Buffer.from(sized)).composite([
    ...(layer ? [{ input: layer }] : []),
    { input: Buffer.from(corners), blend: 'dest-in' },
  ])
}

const BLANK_WIDTH = 856
const blanks = new Map<number, Promise<Buffer>>()

async function drawBlank(level: Level): Promise<Buffer> {
  const front = {
    licenseID: String(level.levelID),
    depth: level.qualifiedDepth,
    hue: cardHue({ ...level, levelCode: level.code }),
  }
  return sharp(await drawn({ art: drawFront({ ...front, direction: 'ltr' }) }))
    .resize(BLANK_WIDTH)
    .png()
    .toBuffer()
}

/** A card of a level without personal data (CO-08). It never changes, so each is drawn once. */
export function blankCard(level: Level): Promise<Buffer> {
  const known = blanks.get(level.levelID) ?? drawBlank(level)
  blanks.set(level.levelID, known)
  known.catch(() => blanks.delete(level.levelID))
  return known
}
