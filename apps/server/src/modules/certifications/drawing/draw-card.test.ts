import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { drawnPortrait } from '@fathom/cards'
import type { ECardWire } from '@fathom/contract/certifications'
import { LEVELS } from '@fathom/domain/certifications'
import { LOCALES, type Locale } from '@fathom/domain/translations'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { levelName } from '../records/certification-of.ts'
import { cardDocument, cardPicture } from './draw-card.ts'
import { wordsOnCard } from './words-on-card.ts'

const require = createRequire(import.meta.url)

const CARD: ECardWire = {
  licenseID: '2503118480',
  levelID: 40,
  levelCode: 'rescue',
  title: 'Rescue Diver',
  cardGroupCode: 'card-group-default',
  kind: 'consumer',
  certDate: '2025-03-14',
  expiresOn: null,
  standing: 'valid',
  qualifiedDepth: 30,
  gasLimit: null,
  faceCode: null,
  instructor: { number: 500001, name: 'Kai Nakamura' },
  store: { number: 7001, name: 'Harbour Divers' },
  eCardStockID: '60040',
  noECardReason: null,
  isRedeemable: false,
  holderName: 'Mara Lindqvist',
  birthdate: '1991-04-18',
  photo: null,
  code: 'FA1:'.padEnd(344, 'A1B2'),
  keyId: '7C1E',
}
const reader = (locale: Locale) => ({ locale, photo: undefined })

type Part = { left: number; top: number; width: number; height: number }
const NAME = { left: 88, top: 784, width: 600, height: 90 }
const FACE = { left: 1000, top: 150, width: 300, height: 380 }
const CODE = { left: 1060, top: 200, width: 550, height: 550 }

/** The number of differing values in one area of two pictures. */
async function difference(part: Part, ...pictures: Buffer[]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map((png) => sharp(png).extract(part).removeAlpha().raw().toBuffer()),
  )
  return one?.reduce((sum, value, at) => sum + (Math.abs(value - (other?.[at] ?? 0)) > 40 ? 1 : 0), 0) ?? 0
}

/** The size at which the card check page scans a picture. */
const LOOKED_AT = 1600

/** The texts of the codes in a picture. */
async function codesIn(png: Buffer): Promise<string[]> {
  const wasmBinary = new Uint8Array(await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer }, fireImmediately: true })
  const { data, info } = await sharp(png)
    .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
  const found = await readBarcodes({ ...picture, colorSpace: 'srgb' }, { formats: ['QRCode'] })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}

/** The font names in a PDF. */
function facesIn(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
  const inner = streams.map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return [pdf.toString('latin1'), ...inner].join('\n')
}

test('the front is a PNG with round corners, the name and the photo', async () => {
  const photo = await sharp(Buffer.from(drawnPortrait('kai', 400)))
    .jpeg()
    .toBuffer()
  const front = await cardPicture(CARD, 'front', reader('en-US'))
  const other = await cardPicture({ ...CARD, holderName: 'Ines Duarte' }, 'front', { locale: 'en-US', photo })
  expect(await sharp(front).metadata()).toMatchObject({ format: 'png', width: 1712, height: 1080 })
  const corner = await sharp(front).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  expect(corner[3]).toBe(0)
  expect(await difference(NAME, front, other)).toBeGreaterThan(500)
  expect(await difference(FACE, front, other)).toBeGreaterThan(5_000)
})

test('the code on the back is the signed one', async () => {
  const back = await cardPicture(CARD, 'back', reader('en-US'))
  const other = await cardPicture({ ...CARD, code: 'FA1:'.padEnd(344, 'C3D4') }, 'back', reader('en-US'))
  expect(await difference(CODE, back, other)).toBeGreaterThan(5_000)
})

test('a picture of both sides has a code that can be read back', async () => {
  const both = await cardPicture(CARD, 'both', reader('en-US'))
  expect(await sharp(both).metadata()).toMatchObject({ format: 'png', width: 1712, height: 2220 })
  const front = await cardPicture(CARD, 'front', reader('en-US'))
  const upper = await sharp(both).extract({ left: 0, top: 0, width: 1712, height: 1080 }).png().toBuffer()
  expect(await difference(NAME, upper, front)).toBe(0)
  expect(await codesIn(both)).toEqual([CARD.code])
  expect(await codesIn(front)).toEqual([])
})

test('[TS-13] a card states its depth or its gas limit, and neither where the level confers none', () => {
  const factsOf = (card: ECardWire) => {
    const { front, back } = wordsOnCard(card, {
      locale: 'en-US',
      sides: 'both',
      art: { front: null, back: null },
    })
    return { depth: front.depth, gas: front.gas, labels: back.facts.map(({ label }) => label) }
  }
  const labels = ['Card number', 'Born', 'Instructor', 'Dive center']
  expect(factsOf(CARD)).toEqual({
    depth: '30 m',
    gas: null,
    labels: [...labels, 'Qualified to', 'Renewal'],
  })
  const specialty = { ...CARD, qualifiedDepth: null }
  expect(factsOf({ ...specialty, gasLimit: 40 })).toEqual({
    depth: null,
    gas: 'EANx up to 40%',
    labels: [...labels, 'Gas', 'Renewal'],
  })
  expect(factsOf(specialty)).toEqual({ depth: null, gas: null, labels: [...labels, 'Renewal'] })
})

test('dates are formatted as on the screen', () => {
  const dated = { ...CARD, expiresOn: '2027-01-02' }
  const words = wordsOnCard(dated, { locale: 'en-US', sides: 'both', art: { front: null, back: null } })
  expect(words.front.certified).toContain('14 March 2025')
  const lines = words.back.facts.flatMap((fact) => fact.lines)
  expect(lines).toEqual(expect.arrayContaining(['18 April 1991', '2 January 2027']))
})

test.each([
  ['en-US', 'Mara Lindqvist', 'Manrope'],
  ['el-GR', 'Ελένη Νικολάου', 'Manrope'],
  ['ar-SA', 'نورة القحطاني', 'ReadexPro'],
  ['iw-IL', 'נועה לוי', 'NotoSansHebrew'],
  ['th-TH', 'สมชาย ใจดี', 'NotoSansThai'],
  ['ja-JP', '山田 花子', 'MotoyaLCedar'],
  ['ko-KR', '김하늘', 'NanumGothic'],
  ['zh-CN', '陈伟', 'ChocolateClassicalSans'],
] as const)(
  '[CD-02] in %s the name of %s uses a font that has its letters, the one of the screen where we ship one',
  async (locale, holderName, face) => {
    const pdf = await cardDocument({ ...CARD, holderName }, reader(locale as Locale))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(facesIn(pdf).replaceAll(/[\s-]/g, '')).toContain(face)
  },
)

test('every level has a name in every language, and every card has text for all that it shows', () => {
  for (const locale of LOCALES) {
    for (const level of LEVELS) expect(levelName(level, locale)).not.toMatch(/certifications-cards|^$/)
    const words = wordsOnCard(CARD, { locale, sides: 'both', art: { front: null, back: null } })
    expect(words.back.facts).toHaveLength(6)
    expect(JSON.stringify(words)).not.toContain('certifications-cards')
  }
})

/** Decision 105: the compilers for other platforms write no tags yet. */
test.runIf(process.platform === 'linux' && process.arch === 'x64').each(['en-US', 'ar-SA', 'ja-JP'] as const)(
  'a card in %s is PDF/UA-1, for people who use assistive technology',
  async (locale) => {
    const pdf = (await cardDocument(CARD, reader(locale))).toString('latin1')
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf).toMatch(/\/S \/Figure\b/)
  },
)
