import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ECardWire } from '@fathom/contract/certifications'
import { startWorld, type World } from '@fathom/testing/world'
import { strFromU8, unzipSync } from 'fflate'
import { jwtVerify } from 'jose'
import forge from 'node-forge'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { walletFiles } from '../../../platform/config/wallets.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'fathom-wallet-'))
const files = walletFiles(folder)
let world: World<Server>
let card: ECardWire
beforeAll(async () => {
  world = await startWorld(startServer, { env: files.env })
  const [first] = await (await world.call('diver').get('/api/ecards/e-cards/top')).json()
  card = first
})
afterAll(() => rmSync(folder, { recursive: true }))

const ask = (person: string, wallet: string, culture = 'en-US') =>
  world.call(person).get(`/api/ecards/e-cards/${card.licenseID}/wallet?wallet=${wallet}&culture=${culture}`)

async function addressFor(wallet: string, culture?: string): Promise<string> {
  return (await (await ask('diver', wallet, culture)).json()).url
}

async function readPass(culture?: string) {
  const response = await fetch(`${world.url}${await addressFor('apple', culture)}`)
  expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass')
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const json = (name: string) => JSON.parse(strFromU8(parts[name] ?? new Uint8Array()))
  return { parts, manifest: json('manifest.json'), pass: json('pass.json') }
}

/** What the signature says, read by its grammar: CMS SignedData with one signer. */
function readSignature(der: Uint8Array) {
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(Buffer.from(der).toString('binary')),
  ) as forge.pkcs7.Captured<forge.pkcs7.PkcsSignedData>
  const { signature, authenticatedAttributes } = message.rawCapture
  const { Class, Type, create, toDer } = forge.asn1
  const attributes = toDer(create(Class.UNIVERSAL, Type.SET, true, authenticatedAttributes)).getBytes()
  return {
    signature: Buffer.from(signature, 'binary'),
    attributes: Buffer.from(attributes, 'binary'),
    certificates: message.certificates.map((each) => forge.pki.certificateToPem(each)),
  }
}

test('[CD-03] a card becomes a pass for Apple Wallet: its facts, its photo and the code that anyone can check', async () => {
  const { pass, parts } = await readPass()
  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: 'pass.org.example.cards',
    teamIdentifier: 'A1B2C3D4E5',
    serialNumber: card.licenseID,
    backgroundColor: expect.stringMatching(/^rgb\(\d+, \d+, \d+\)$/),
    barcodes: [{ format: 'PKBarcodeFormatQR', message: card.code }],
    generic: {
      primaryFields: [{ value: card.title }],
      secondaryFields: [{ value: card.holderName }],
    },
  })
  const sizes = ['icon.png', 'icon@3x.png', 'thumbnail@2x.png'].map(async (name) => {
    const { width, height } = await sharp(parts[name]).metadata()
    return [width, height]
  })
  expect(await Promise.all(sizes)).toEqual([
    [29, 29],
    [87, 87],
    [144, 180],
  ])
})

test('[CD-03] the pass is whole and signed: a phone accepts it, and a changed part shows', async () => {
  const { parts, manifest } = await readPass()
  const { signature = new Uint8Array(), 'manifest.json': listed = new Uint8Array(), ...others } = parts
  const hashes = Object.entries(others).map(([name, bytes]) => [
    name,
    createHash('sha1').update(bytes).digest('hex'),
  ])
  expect(manifest).toEqual(Object.fromEntries(hashes))
  const read = readSignature(signature)
  const certificate = new X509Certificate(readFileSync(files.env.APPLE_WALLET_CERTIFICATE))
  expect(verify('sha256', read.attributes, certificate.publicKey, read.signature)).toBe(true)
  expect(read.attributes.includes(createHash('sha256').update(listed).digest())).toBe(true)
  expect(read.certificates.map((pem) => new X509Certificate(pem).subject)).toEqual([
    certificate.subject,
    'CN=Authority for passes',
  ])
})

test('[CD-03] [LA-01] a pass speaks the language of its holder', async () => {
  const { pass } = await readPass('de-DE')
  expect(pass.generic.auxiliaryFields[0].value).toMatch(/^Brevetiert/)
})

test('[CD-03] Google gets the same card in a signed address that no browser cuts', async () => {
  const address = await addressFor('google')
  const token = address.replace('https://pay.google.com/gp/v/save/', '')
  expect(token.length).toBeLessThanOrEqual(1800)
  const { payload } = await jwtVerify(token, createPublicKey(files.googlePublicKey), {
    issuer: 'cards@example.iam.gserviceaccount.com',
    audience: 'google',
    currentDate: world.server.platform.clock.now(),
  })
  const [pass] = (payload.payload as { genericObjects: Record<string, unknown>[] }).genericObjects
  expect(payload).toMatchObject({ typ: 'savetowallet' })
  expect(pass).toMatchObject({
    id: `3388000000012345678.${card.licenseID}`,
    header: { defaultValue: { value: card.title } },
    subheader: { defaultValue: { value: card.holderName } },
    barcode: { type: 'QR_CODE', value: card.code },
  })
})

test('[CD-03] nobody gets a pass for the card of somebody else, or with a key that was made up or is old', async () => {
  expect((await ask('student', 'apple')).status).toBe(404)
  expect((await ask('staff', 'google')).status).toBe(404)
  expect((await ask('diver', 'samsung')).status).toBe(400)
  const address = await addressFor('apple')
  const changed = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await fetch(`${world.url}${changed}`)).status).toBe(404)
  const { clock } = world.server.platform
  const later = new Date(clock.now().getTime() + 301_000)
  const frozen = vi.spyOn(clock, 'now').mockReturnValue(later)
  const late = await fetch(`${world.url}${address}`)
  frozen.mockRestore()
  expect([late.status, (await late.json()).problem]).toEqual([410, 'link-expired'])
})
