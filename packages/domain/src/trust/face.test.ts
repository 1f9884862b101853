import { expect, test } from 'vitest'
import { A_FACE } from './a-face.fixture.ts'
import { A_CARD, anIssuer, checkSignature, ISSUED_AT } from './an-issuer.fixture.ts'
import { fromBase45, toBase45 } from './base45.ts'
import { MOST_CHARACTERS_WITH_FACE } from './code.ts'
import { endOfDay } from './days.ts'
import { packFace, unpackFace } from './face.ts'
import { judge } from './judge.ts'

const fathom = await anIssuer()
const store = { issuers: [fathom.issuer], clock: { now: ISSUED_AT + 10 }, check: checkSignature }
const withFace = { ...A_CARD, face: A_FACE }

test('[TS-14] a packed face unpacks to a WebP file of its size, and packs to the same bytes', () => {
  const webp = unpackFace(A_FACE) ?? new Uint8Array()
  const text = String.fromCharCode(...webp.subarray(0, 16))
  expect([text.slice(0, 4), text.slice(8)]).toEqual(['RIFF', 'WEBPVP8 '])
  expect(new DataView(webp.buffer).getUint32(4, true)).toBe(webp.length - 8)
  expect([webp[26], webp[28]]).toEqual([48, 60])
  expect(packFace(webp)).toEqual(A_FACE)
})

test('[TS-14] a picture of another size or kind is not packed, and other bytes are not unpacked', () => {
  const wider = unpackFace(A_FACE) ?? new Uint8Array()
  wider[26] = 50
  expect(() => packFace(wider)).toThrow('48')
  expect(() => packFace(new Uint8Array(64))).toThrow('WebP')
  for (const bytes of [new Uint8Array(), new Uint8Array(601).fill(0x10), Uint8Array.of(0x11, 1, 0, 5, 5, 5)])
    expect(unpackFace(bytes)).toBeUndefined()
})

test('[TS-14] a code with a face has the prefix of version 2, about 1,340 characters, and the face in it', async () => {
  const code = await fathom.code({ subject: withFace })
  expect(code).toMatch(/^FATHOM2:/)
  expect(code.length).toBeGreaterThan(1250)
  expect(code.length).toBeLessThan(1400)
  const { verdict, statement } = await judge(code, store)
  expect([verdict, statement?.subject]).toEqual(['valid', withFace])
})

test.each(['ม', '語', '👩🏽‍🚒', 'ß'])(
  '[TS-14] with names of any length in %s a code with the largest face has at most 1,800 characters',
  async (letter) => {
    const long = letter.repeat(300)
    const face = new Uint8Array(600)
    face.set(A_FACE)
    const code = await fathom.code({
      subject: { ...withFace, holder: long, levelName: long, instructor: long, store: long, gas: 40, face },
      issuer: `https://${'a'.repeat(60)}.example.org`,
      number: '9'.repeat(20),
      statusIndex: 2 ** 40,
      expiresAt: endOfDay('9999-12-31'),
    })
    expect(code.length).toBeLessThanOrEqual(MOST_CHARACTERS_WITH_FACE)
    expect(MOST_CHARACTERS_WITH_FACE).toBe(1800)
  },
)

test('[TS-14] a code whose face was changed in any byte is never valid', async () => {
  const code = await fathom.code({ subject: withFace })
  const bytes = fromBase45(code.slice(8)) ?? new Uint8Array()
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = bytes.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    const { verdict, statement } = await judge(`FATHOM2:${toBase45(changed)}`, store)
    expect([at, verdict === 'valid', statement]).toEqual([at, false, undefined])
  }
})

test('[TS-14] a code under the prefix of another version is not valid', async () => {
  const [first, second] = [await fathom.code(), await fathom.code({ subject: withFace })]
  expect(first).toMatch(/^FATHOM1:/)
  for (const code of [first.replace('FATHOM1', 'FATHOM2'), second.replace('FATHOM2', 'FATHOM1')])
    expect((await judge(code, store)).verdict).toBe('altered')
})

test('[TS-14] a code of a future version is reported as newer, not as altered', async () => {
  const code = await fathom.code()
  for (const version of ['6', '9', '12'])
    expect((await judge(code.replace('FATHOM1', `FATHOM${version}`), store)).verdict).toBe('newer')
})

test('[TS-13] a code states a gas limit, and codes from before stay valid', async () => {
  const { depth: _, ...nitrox } = { ...A_CARD, levelName: 'Enriched Air Nitrox', gas: 40 }
  const code = await fathom.code({ subject: nitrox })
  expect((await judge(code, store)).statement?.subject).toEqual(nitrox)
  const before = await fathom.code({ subject: { ...A_CARD, levelName: 'Enriched Air Nitrox', depth: 40 } })
  expect(before).toMatch(/^FATHOM1:/)
  expect((await judge(before, store)).verdict).toBe('valid')
})
