import { expect, test } from 'vitest'
import { anIssuer, aStatement, checkSignature, ISSUED_AT } from './an-issuer.fixture.ts'
import { fromBase45, toBase45 } from './base45.ts'
import { joinBytes } from './bytes.ts'
import { encodeCbor } from './cbor.ts'
import type { DeviceClock } from './device-clock.ts'
import type { Issuer } from './issuer.ts'
import { judge as judgeCode } from './judge.ts'
import { writeStatement } from './statement.ts'

const DAY = 86_400
const YEAR = 365 * DAY
const SOON = ISSUED_AT + 2 * DAY
const fathom = await anIssuer()
const withList: Issuer = { ...fathom.issuer, list: fathom.aList() }

const judge = (code: string, issuers: readonly Issuer[] = [withList], clock: DeviceClock = { now: SOON }) =>
  judgeCode(code, { issuers, clock, check: checkSignature })
const verdict = async (...given: Parameters<typeof judge>) => (await judge(...given)).verdict

test('a card is valid with only the key and the list on the device', async () => {
  const judgement = await judge(await fathom.code())
  expect(judgement).toMatchObject({ verdict: 'valid', issuer: { name: 'Fathom' }, caveats: [] })
  expect(judgement.statement).toEqual(aStatement())
})

test('the same card gives the same code', async () => {
  expect(await fathom.code()).toBe(await fathom.code())
})

test('a code with one changed bit is never valid and reveals nothing about the holder', async () => {
  const code = await fathom.code({ expiresAt: SOON + YEAR })
  const bytes = fromBase45(code.slice(8)) ?? new Uint8Array()
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = bytes.slice()
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const { verdict, statement } = await judge(`FATHOM1:${toBase45(changed)}`)
    expect([bit, ['altered', 'unknown-issuer'].includes(verdict), statement]).toEqual([bit, true, undefined])
  }
})

test('a code with one character changed, added or left out is never valid, and a changed one is never reported as incomplete', async () => {
  const code = await fathom.code()
  for (let at = 0; at < code.length; at += 1) {
    const instead = (other: string) => verdict(code.slice(0, at) + other + code.slice(at + 1))
    for (const other of ['', `${code[at]}A`]) expect([at, other, await instead(other)]).not.toContain('valid')
    const changed = await instead(code[at] === 'A' ? 'B' : 'A')
    expect([at, ['altered', 'unknown-issuer', 'unreadable'].includes(changed)]).toEqual([at, true])
  }
})

test.each([
  ['of an even number of bytes', {}],
  ['of an odd number of bytes', { number: '25031184077' }],
])('a code %s that is cut off anywhere is incomplete, not altered', async (_, changes) => {
  const code = await fathom.code(changes)
  for (let length = 8; length < code.length; length += 1)
    expect([length, await verdict(code.slice(0, length))]).toEqual([length, 'incomplete'])
  expect(await verdict(code)).toBe('valid')
})

test('a full-length code with changed last characters is altered', async () => {
  for (const number of ['2503118407', '25031184077']) {
    const code = await fathom.code({ number })
    expect([number, await verdict(`${code.slice(0, -1)}:`)]).toEqual([number, 'altered'])
  }
})

test('a cut-off code at the end of a file makes the file altered', async () => {
  const code = (await fathom.code()).slice(0, 100)
  const store = { issuers: [withList], clock: { now: SOON }, check: checkSignature }
  expect((await judgeCode(code, store, 'ab')).verdict).toBe('altered')
})

test('noise after our prefix is never valid and never throws', async () => {
  for (let length = 0; length < 600; length += 1) {
    const noise = crypto.getRandomValues(new Uint8Array(length))
    expect(['altered', 'unknown-issuer', 'incomplete']).toContain(await verdict(`FATHOM1:${toBase45(noise)}`))
  }
})

test('a code that is not ours is unreadable', async () => {
  for (const text of ['', 'https://example.org', 'HC1:6BF', 'fathom1:abc', 'FATHOM:ABC', 'FATHOM0:ABC'])
    expect([text, await verdict(text)]).toEqual([text, 'unreadable'])
})

test('a code of more than a thousand characters is rejected without reading it', async () => {
  expect(await verdict(`FATHOM1:${'0'.repeat(2_000_000)}`)).toBe('altered')
})

test('a pasted code may contain line breaks', async () => {
  const code = await fathom.code()
  expect(await verdict(` ${code.replaceAll(/.{70}/g, '$&\r\n')}\n`)).toBe('valid')
})

test("a card signed by another issuer's key is unknown, even when it claims to be ours", async () => {
  const stranger = await anIssuer('https://portal.example.org')
  const judgement = await judge(await stranger.code())
  expect(judgement).toEqual({ verdict: 'unknown-issuer', kind: 'card', caveats: [] })
})

test("a trusted issuer cannot sign in another issuer's name", async () => {
  const other = await anIssuer('https://other.example.org')
  const code = await other.code({ issuer: 'https://portal.example.org' })
  expect(await verdict(code, [withList, other.issuer])).toBe('altered')
  expect(await verdict(await other.code(), [withList, other.issuer])).toBe('valid')
})

test('an issuer that has moved still recognizes what it signed at its old address', async () => {
  const moved = { ...withList, id: 'https://new.example.org', formerIds: ['https://portal.example.org'] }
  expect(await verdict(await fathom.code(), [moved])).toBe('valid')
})

test('a foreign key under the id of our key changes nothing', async () => {
  const stranger = await anIssuer()
  const mixed = joinBytes([
    (await fathom.signPayload(writeStatement(aStatement()))).slice(0, -64),
    new Uint8Array(64),
  ])
  expect(await verdict(`FATHOM1:${toBase45(mixed)}`)).toBe('altered')
  expect(stranger.keyId).not.toBe(fathom.keyId)
})

test('a payload that we signed and that is not a statement is not a card', async () => {
  const list = await fathom.signList()
  expect(await verdict(`FATHOM1:${toBase45(list)}`)).toBe('altered')
  const claim = await fathom.signPayload(encodeCbor(new Map([[1, 'https://portal.example.org']])))
  expect(await verdict(`FATHOM1:${toBase45(claim)}`)).toBe('altered')
})

test('a withdrawn card is revoked, an expired one expired, and the worse verdict wins', async () => {
  const issuer = { ...withList, list: fathom.aList({ revoked: new Set([4711]) }) }
  expect(await verdict(await fathom.code(), [issuer])).toBe('revoked')
  expect(await verdict(await fathom.code({ expiresAt: SOON - 1 }), [issuer])).toBe('revoked')
  expect(await verdict(await fathom.code({ expiresAt: SOON - 1 }))).toBe('expired')
  expect(await verdict(await fathom.code({ statusIndex: 4712 }), [issuer])).toBe('valid')
})

test('signatures of a revoked key are no longer valid; those of a retired key are', async () => {
  const next = await anIssuer()
  const keys = [...fathom.issuer.keys, ...next.issuer.keys]
  expect(await verdict(await fathom.code(), [{ ...withList, keys }])).toBe('valid')
  expect(await verdict(await next.code(), [{ ...withList, keys }])).toBe('valid')
  const marked = keys.map((key) => ({ ...key, isRevoked: key.keyId === fathom.keyId }))
  expect(await verdict(await fathom.code(), [{ ...withList, keys: marked }])).toBe('revoked')
  const issuer = { ...withList, keys, list: next.aList({ revokedKeys: [fathom.keyId] }) }
  expect(await verdict(await fathom.code(), [issuer])).toBe('revoked')
})

test('a device without a list reports it, and so does one with an old list', async () => {
  expect((await judge(await fathom.code(), [fathom.issuer])).caveats).toEqual(['list-missing'])
  const late = { now: ISSUED_AT + 5 * DAY }
  expect((await judge(await fathom.code(), [withList], late)).caveats).toEqual(['list-old'])
})

test('a clock a year behind is detected, and does not make an expired card valid', async () => {
  const clock = { now: SOON - YEAR }
  const judgement = await judge(await fathom.code({ expiresAt: ISSUED_AT + DAY / 2 }), [withList], clock)
  expect(judgement).toMatchObject({ verdict: 'expired', caveats: ['clock-wrong'] })
  expect(await judge(await fathom.code(), [withList], clock)).toMatchObject({ caveats: ['clock-wrong'] })
})

test('a clock that was a year ahead at the last contact with the issuer expires nothing too early', async () => {
  const clock = { now: SOON + YEAR, aheadBy: YEAR }
  const code = await fathom.code({ expiresAt: SOON + DAY })
  expect(await judge(code, [withList], clock)).toMatchObject({ verdict: 'valid', caveats: ['clock-wrong'] })
  const unknown = await judge(code, [withList], { now: SOON + YEAR })
  expect(unknown).toMatchObject({ verdict: 'expired', caveats: ['list-old'] })
})

test('a clock in the wrong time zone causes no warning', async () => {
  const clock = { now: ISSUED_AT + DAY - 13 * 3600, aheadBy: -13 * 3600 }
  expect((await judge(await fathom.code(), [withList], clock)).caveats).toEqual([])
})
