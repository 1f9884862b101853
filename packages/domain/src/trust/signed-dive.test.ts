import { expect, test } from 'vitest'
import { anIssuer, checkSignature, ISSUED_AT } from './an-issuer.fixture.ts'
import { fromBase45, toBase45 } from './base45.ts'
import { MOST_CHARACTERS } from './code.ts'
import { judge } from './judge.ts'
import type { SignedDive } from './signed-dive.ts'

const fathom = await anIssuer()
const store = { issuers: [fathom.issuer], clock: { now: ISSUED_AT + 10 }, check: checkSignature }

const aDive = (changes: Partial<SignedDive> = {}): SignedDive => ({
  kind: 'dive',
  diver: 'Mara Lindqvist',
  title: 'Open water dive 3',
  place: 'Blue Hole, Dahab',
  date: '2025-03-14',
  maxDepth: 17.4,
  bottomTime: 42,
  confirmer: 'instructor',
  confirmedBy: 'Kai Nakamura 500001',
  confirmedOn: '2025-03-15',
  contentHash: 'cd'.repeat(32),
  ...changes,
})

test('[TS-15] the code of a verified dive is genuine and states diver, place, day, depth, time and instructor', async () => {
  const code = await fathom.code({ subject: aDive() })
  expect(code).toMatch(/^FATHOM2:/)
  const { verdict, statement } = await judge(code, store)
  expect([verdict, statement?.subject]).toEqual(['valid', aDive()])
})

test('[TS-15] a dive with any bit of its code changed is never genuine', async () => {
  const bytes = fromBase45((await fathom.code({ subject: aDive() })).slice(8)) ?? new Uint8Array()
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = bytes.slice()
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const { verdict, statement } = await judge(`FATHOM2:${toBase45(changed)}`, store)
    expect([bit, verdict === 'valid', statement]).toEqual([bit, false, undefined])
  }
})

test('[TS-15] a dive with the longest names has a code under a thousand characters', async () => {
  const long = 'ม'.repeat(300)
  const subject = aDive({ diver: long, title: long, place: long, confirmedBy: long, maxDepth: 350 })
  expect((await fathom.code({ subject, number: '9'.repeat(36) })).length).toBeLessThan(MOST_CHARACTERS)
})
