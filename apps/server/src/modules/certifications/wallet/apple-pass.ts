import { createHash } from 'node:crypto'
import { cardColor, drawMark } from '@fathom/cards'
import { cardHue } from '@fathom/domain/certifications'
import { strToU8, zipSync } from 'fflate'
import forge from 'node-forge'
import sharp from 'sharp'
import type { AppleWallet } from '../../../platform/config/index.ts'
import { type CardForPass, type PassFact, passWords } from './pass-words.ts'

type Parts = Record<string, Uint8Array>

/** A .pkpass file: the pass, its pictures, the list of their hashes, and Apple's kind of signature over that list. */
export async function applePass(apple: AppleWallet, given: CardForPass, now: Date): Promise<Uint8Array> {
  const parts: Parts = {
    'pass.json': strToU8(JSON.stringify(passOf(apple, given))),
    ...(await logos()),
    ...(given.photo && (await faces(given.photo))),
  }
  const hashes = Object.entries(parts).map(([name, bytes]) => [
    name,
    createHash('sha1').update(bytes).digest('hex'),
  ])
  const manifest = strToU8(JSON.stringify(Object.fromEntries(hashes)))
  return zipSync({ ...parts, 'manifest.json': manifest, signature: signed(apple, manifest, now) })
}

function passOf({ passType, team }: AppleWallet, { card, code, locale }: CardForPass) {
  const words = passWords(card, locale)
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: card.licenseID,
    organizationName: 'Fathom',
    logoText: 'Fathom',
    description: `${words.kind}: ${card.title}`,
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(255, 255, 255)',
    backgroundColor: rgb(cardColor(cardHue(card))),
    // A card is for its holder only.
    sharingProhibited: true,
    ...(card.expiresOn !== null && { expirationDate: `${card.expiresOn}T23:59:59Z` }),
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: code,
        messageEncoding: 'iso-8859-1',
        altText: words.number,
      },
    ],
    generic: {
      primaryFields: [{ key: 'level', value: card.title }],
      secondaryFields: [{ key: 'holder', value: card.holderName }],
      auxiliaryFields: words.front.map(fieldOf),
      backFields: words.back.map(fieldOf),
    },
  }
}

const fieldOf = ({ name, label, text }: PassFact) => ({ key: name, value: text, ...(label && { label }) })

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

const SCALES = [1, 2, 3] as const
const named = (name: string, scale: number) => `${name}${scale === 1 ? '' : `@${scale}x`}.png`

const ICON = 29
const LOGO = 44
/** As tall as a pass allows, and as wide as the photo on a card. */
const FACE = { width: 72, height: 90 }

async function logos(): Promise<Parts> {
  const sized = async (name: string, size: number, scale: number) => {
    const drawing = Buffer.from(drawMark().replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))
    const picture = sharp(drawing, { density: 72 * 4 }).resize(size * scale, size * scale)
    return [named(name, scale), new Uint8Array(await picture.png().toBuffer())] as const
  }
  const all = SCALES.flatMap((scale) => [sized('icon', ICON, scale), sized('logo', LOGO, scale)])
  return Object.fromEntries(await Promise.all(all))
}

async function faces(photo: Uint8Array): Promise<Parts> {
  const all = SCALES.map(async (scale) => {
    const picture = sharp(photo).resize(FACE.width * scale, FACE.height * scale, { fit: 'cover' })
    return [named('thumbnail', scale), new Uint8Array(await picture.png().toBuffer())] as const
  })
  return Object.fromEntries(await Promise.all(all))
}

/** CMS, detached, with the certificate that signs and the one that signed it. */
function signed(
  { certificate, intermediate, key }: AppleWallet,
  manifest: Uint8Array,
  now: Date,
): Uint8Array {
  const { oids } = forge.pki
  const message = forge.pkcs7.createSignedData()
  message.content = forge.util.createBuffer(Buffer.from(manifest).toString('binary'))
  message.addCertificate(certificate)
  message.addCertificate(intermediate)
  message.addSigner({
    key,
    certificate,
    digestAlgorithm: oids.sha256 as string,
    authenticatedAttributes: [
      { type: oids.contentType as string, value: oids.data as string },
      { type: oids.messageDigest as string },
      { type: oids.signingTime as string, value: now as unknown as string },
    ],
  })
  message.sign({ detached: true })
  return Buffer.from(forge.asn1.toDer(message.toAsn1()).getBytes(), 'binary')
}
