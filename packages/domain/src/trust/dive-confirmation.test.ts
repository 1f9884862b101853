import { expect, test } from 'vitest'
import { anIssuer, checkSignature, ISSUED_AT } from './an-issuer.fixture.ts'
import { fromBase45, toBase45 } from './base45.ts'
import { type BuddyDive, changedSince } from './buddy-dive.ts'
import { readCode } from './code.ts'
import { type DeviceCertificate, writeDeviceCertificate } from './device-certificate.ts'
import { openRequest, writeConfirmation, writeRequest } from './dive-confirmation.ts'
import { judge } from './judge.ts'

const fathom = await anIssuer()
const DAY = 86_400
const NOW = ISSUED_AT + 10 * DAY
const store = { issuers: [fathom.issuer], clock: { now: NOW }, check: checkSignature }

const A_DIVE: BuddyDive = {
  logId: '0192f0c8-0000-7000-8000-000000000001',
  date: '2025-03-24',
  timeIn: '09:12',
  place: 'Blue Hole, Dahab',
  maxDepth: 17.4,
  bottomTime: 42,
}

type Given = Partial<DeviceCertificate> & { by?: Awaited<ReturnType<typeof anIssuer>> }

async function aDevice({ by = fathom, ...changes }: Given = {}) {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const deviceKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const certificate = await by.signPayload(
    writeDeviceCertificate({
      ...{ issuer: by.issuer.id, person: 100_001, name: 'Mara Lindqvist', deviceKey },
      ...{ issuedAt: ISSUED_AT, expiresAt: ISSUED_AT + 90 * DAY, statusIndex: 11 },
      ...changes,
    }),
  )
  const sign = async (message: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message))
  return { certificate, sign }
}
type Device = Awaited<ReturnType<typeof aDevice>>
const aBuddy = (changes: Given = {}) =>
  aDevice({ person: 100_002, name: 'Ines Duarte', statusIndex: 12, ...changes })

const ask = (device: Device, dive = A_DIVE) => writeRequest(dive, device.certificate, device.sign)

function requestIn(text: string) {
  const code = readCode(text)
  if (code.is !== 'request') throw new Error(`this is ${code.is}`)
  return code.request
}

async function confirm(diver: Device, buddy: Device, { confirmedAt = NOW, dive = A_DIVE } = {}) {
  const request = requestIn(await ask(diver, dive))
  return writeConfirmation(request, { certificate: buddy.certificate, confirmedAt }, buddy.sign)
}

test('[TS-15] a dive that a buddy confirmed offline is genuine and states both divers, day, place, depth and time', async () => {
  const code = await confirm(await aDevice(), await aBuddy())
  expect(code).toMatch(/^FATHOM5:/)
  const { verdict, statement } = await judge(code, store)
  expect([verdict, statement?.subject]).toMatchObject([
    'valid',
    {
      diver: 'Mara Lindqvist 100001',
      confirmer: 'buddy',
      confirmedBy: 'Ines Duarte 100002',
      confirmedOn: '2025-03-30',
      ...{ date: '2025-03-24', place: 'Blue Hole, Dahab', maxDepth: 17.4, bottomTime: 42, timeIn: '09:12' },
    },
  ])
})

test('[TS-15] a confirmed dive with any bit of its code changed is never genuine', async () => {
  const bytes = fromBase45((await confirm(await aDevice(), await aBuddy())).slice(8)) ?? new Uint8Array()
  for (let bit = 0; bit < bytes.length * 8; bit += 3) {
    const changed = bytes.slice()
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const { verdict, statement } = await judge(`FATHOM5:${toBase45(changed)}`, store)
    expect([bit, verdict === 'valid', statement]).toEqual([bit, false, undefined])
  }
})

test('[TS-15] nobody confirms their own dive, not with another device either', async () => {
  const [phone, tablet] = [await aDevice(), await aDevice({ statusIndex: 13 })]
  expect((await judge(await confirm(phone, tablet), store)).verdict).toBe('altered')
  const opened = await openRequest(requestIn(await ask(phone)), { ...store, person: 100_001 })
  expect(opened.is).toBe('self')
})

test('[TS-15] a device that another issuer certified, or nobody, confirms nothing', async () => {
  const other = await anIssuer()
  expect((await judge(await confirm(await aDevice(), await aBuddy({ by: other })), store)).verdict).toBe(
    'unknown-issuer',
  )
  const forged = await aBuddy()
  const stolen = { ...forged, sign: (await aBuddy()).sign }
  expect((await judge(await confirm(await aDevice(), stolen), store)).verdict).toBe('altered')
})

test('[TS-15] a confirmation counts if both devices were certified on its day, and stays valid after that', async () => {
  const code = await confirm(await aDevice(), await aBuddy())
  const later = { ...store, clock: { now: NOW + 400 * DAY } }
  expect((await judge(code, later)).verdict).toBe('valid')
  const tooLate = await confirm(await aDevice(), await aBuddy({ expiresAt: NOW - 1 }))
  expect((await judge(tooLate, store)).verdict).toBe('expired')
  const tooEarly = await confirm(await aDevice({ issuedAt: NOW + 5 * DAY }), await aBuddy())
  expect((await judge(tooEarly, store)).verdict).toBe('expired')
})

test.each([11, 12])('[TS-15] a withdrawn certificate withdraws the confirmation (%i)', async (index) => {
  const list = fathom.aList({ revoked: new Set([index]) })
  const code = await confirm(await aDevice(), await aBuddy())
  expect((await judge(code, { ...store, issuers: [{ ...fathom.issuer, list }] })).verdict).toBe('revoked')
})

test('[TS-15] the signature of a request doesn’t fit another dive', async () => {
  const device = await aDevice()
  const request = { ...requestIn(await ask(device)), dive: { ...A_DIVE, maxDepth: 40 } }
  expect((await openRequest(request, { ...store, person: 100_002 })).is).toBe('altered')
  expect((await openRequest(requestIn(await ask(device)), { ...store, person: 100_002 })).is).toBe('open')
  const expired = { ...store, clock: { now: ISSUED_AT + 91 * DAY }, person: 100_002 }
  expect((await openRequest(requestIn(await ask(device)), expired)).is).toBe('expired')
})

test('[TS-15] a code with the longest names can be read from a phone: version 25 at most', async () => {
  const long = 'ม'.repeat(300)
  const id = `https://${'a'.repeat(30)}.example.org`
  const by = await anIssuer(id)
  const large = { by, name: long, statusIndex: 2 ** 40, person: 2 ** 40 }
  const dive = { ...A_DIVE, place: long }
  const code = await confirm(await aDevice(large), await aBuddy({ ...large, person: 2 ** 41 }), { dive })
  expect(code.length).toBeLessThanOrEqual(1451)
  expect((await judge(code, { ...store, issuers: [by.issuer] })).verdict).toBe('valid')
  expect((await confirm(await aDevice(), await aBuddy())).length).toBeLessThan(1100)
})

test('[TS-15] a code without its end is incomplete, one of a later version is newer', async () => {
  const code = await confirm(await aDevice(), await aBuddy())
  expect((await judge(code.slice(0, -30), store)).verdict).toBe('incomplete')
  expect((await judge(code.replace('FATHOM5', 'FATHOM6'), store)).verdict).toBe('newer')
  expect((await judge(await ask(await aDevice()), store)).verdict).toBe('unreadable')
})

test.each([
  ['date', '2025-03-25'],
  ['timeIn', ''],
  ['place', 'Canyon'],
  ['maxDepth', 17.41],
  ['bottomTime', 43],
] as const)('[TS-15] a changed %s shows', (field, value) => {
  expect(changedSince(A_DIVE, { ...A_DIVE, [field]: value })).toEqual([field])
})

test('[TS-15] what a code can’t hold is no change', () => {
  expect(changedSince(A_DIVE, { ...A_DIVE, maxDepth: 17.401, timeIn: '09:12:30' })).toEqual([])
  expect(changedSince(A_DIVE, { ...A_DIVE, logId: '0192f0c8-0000-7000-8000-000000000002' })).toHaveLength(5)
})
