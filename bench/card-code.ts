import { type Issuer, judge, keyIdOf, type Sign, type Statement, writeCode } from '@fathom/domain/trust'
import type { Figure } from './figure.ts'

const CARDS = 500
const NAMES = [
  'Mara Lindqvist',
  'นภัสสร วงศ์สวัสดิ์',
  'عبد الرحمن بن محمد الحربي',
  '南條 愛乃',
  'Wolfeschlegelsteinhausenbergerdorff '.repeat(9),
]

/** The largest face: the bytes don't matter, only that they begin as a picture does. */
const FACE = new Uint8Array(600).fill(7)
FACE.set([0x50, 0x02, 0x00])

const aStatement = (holder: string, more: { face?: Uint8Array<ArrayBuffer> } = {}): Statement => ({
  issuer: 'https://portal.example.org',
  number: '2503118407',
  issuedAt: 1_750_000_000,
  expiresAt: 1_950_000_000,
  statusIndex: 123_456,
  subject: {
    kind: 'card',
    holder,
    levelName: 'Enriched Air Nitrox Diver',
    levelId: 60_110,
    certified: '2025-03-14',
    photoHash: 'ab'.repeat(32),
    instructor: holder,
    store: 'Harbour Divers, 7001',
    depth: 30,
    ...more,
  },
})

async function anIssuer() {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const keyId = await keyIdOf(publicKey)
  const sign: Sign = async (message) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message))
  const key = { keyId: Buffer.from(keyId).toString('hex'), publicKey, isRevoked: false }
  const issuer: Issuer = { id: 'https://portal.example.org', formerIds: [], name: 'Fathom', keys: [key] }
  const check = async (
    raw: Uint8Array<ArrayBuffer>,
    message: Uint8Array<ArrayBuffer>,
    signature: Uint8Array<ArrayBuffer>,
  ) => {
    const imported = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
    return crypto.subtle.verify('Ed25519', imported, signature, message)
  }
  const code = (holder: string) => writeCode(aStatement(holder), keyId, sign)
  const faceCode = (holder: string) => writeCode(aStatement(holder, { face: FACE }), keyId, sign)
  return { issuer, check, code, faceCode }
}

/** Measures the length of a QR code's text with names in several scripts, and the time to verify one. */
export async function measureCardCode(): Promise<Figure[]> {
  const { issuer, check, code, faceCode } = await anIssuer()
  const codes = await Promise.all(NAMES.map(code))
  const faces = (await Promise.all(NAMES.map(faceCode))).map(({ length }) => length)
  const clock = { now: 1_760_000_000 }
  const one = codes[0] ?? ''
  for (let warm = 0; warm < 50; warm += 1) await judge(one, { issuers: [issuer], clock, check })
  const began = performance.now()
  for (let each = 0; each < CARDS; each += 1) {
    const { verdict } = await judge(one, { issuers: [issuer], clock, check })
    if (verdict !== 'valid') throw new Error(`a valid card was judged ${verdict}`)
  }
  const lengths = codes.map(({ length }) => length)
  return [
    {
      name: 'longest code of a card',
      value: Math.max(...lengths),
      unit: 'characters',
      atMost: 1000,
      detail: [`a usual card ${lengths[0]}, all ${lengths.join(', ')}`],
    },
    {
      name: 'longest code of a card with a face',
      value: Math.max(...faces),
      unit: 'characters',
      atMost: 1800,
      detail: [`with the largest face: a usual card ${faces[0]}, all ${faces.join(', ')}`],
    },
    {
      name: 'judging a card',
      value: (performance.now() - began) / CARDS,
      unit: 'ms',
      atMost: 10,
      detail: [],
    },
  ]
}
