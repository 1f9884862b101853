import type { DiveLogWire } from '@fathom/contract/logbook'
import { logContentWireOf } from '@fathom/contract/logbook'
import { cylinderOf, EMPTY_LOG } from '@fathom/domain/logbook'
import { aDiver } from '@fathom/testing/people'
import { expect, test } from 'vitest'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { newDocument } from '../logs/write-log.ts'
import { isSealIntact, makeSeal, traceOf } from './seal.ts'

const secrets = createSecretBox('only-for-tests-only-for-tests-only')
const sealedAt = new Date('2026-05-14T10:00:00Z')
const doc: DiveLogWire = {
  ...newDocument(aDiver(), {
    id: '0198a000-0000-7000-8000-000000000001',
    logType: 'Training',
    content: logContentWireOf({ ...EMPTY_LOG, title: 'Dive 2', skills: ['hover'] }),
    now: sealedAt,
  }),
  status: 'Verified',
}
const sealed = {
  doc,
  photos: [
    { id: 'a', sha256: '1' },
    { id: 'b', sha256: '2' },
  ],
  number: 1,
  previous: '',
  sealedAt,
  diver: 'Mara Lindqvist',
  version: 2 as const,
}
const seal = makeSeal(secrets, sealed)

test('a seal is valid for the record as it was verified, whatever the order of its keys', () => {
  expect(isSealIntact(secrets, sealed, seal)).toBe(true)
  const turned = Object.fromEntries(Object.entries(doc).reverse()) as DiveLogWire
  expect(isSealIntact(secrets, { ...sealed, doc: turned, photos: [...sealed.photos].reverse() }, seal)).toBe(
    true,
  )
})

test.each<[string, Partial<typeof sealed>]>([
  ['a field', { doc: { ...doc, dive_title: 'Dive 3' } }],
  ['a field of a sub-record', { doc: { ...doc, depth_time: { ...doc.depth_time, max_depth: 12 } } }],
  ['the verifier', { doc: { ...doc, instructor_name: 'Someone else' } }],
  [
    'a photo',
    {
      photos: [
        { id: 'a', sha256: '1' },
        { id: 'b', sha256: '3' },
      ],
    },
  ],
  ['a photo less', { photos: [{ id: 'a', sha256: '1' }] }],
  ['the place in the chain', { number: 2 }],
  ['the one before', { previous: 'x' }],
  ["the diver's name", { diver: 'Zoe Faker' }],
  ['the time', { sealedAt: new Date('2026-05-15T10:00:00Z') }],
])('changing %s breaks a seal', (_what, change) => {
  expect(isSealIntact(secrets, { ...sealed, ...change }, seal)).toBe(false)
})

test("nobody can create a seal without the server's key", () => {
  const other = createSecretBox('another-key-another-key-another-key')
  expect(isSealIntact(secrets, sealed, makeSeal(other, sealed))).toBe(false)
  expect(isSealIntact(secrets, sealed, { ...makeSeal(other, sealed), keyId: seal.keyId })).toBe(false)
  expect(traceOf(seal)).not.toBe(traceOf(makeSeal(secrets, { ...sealed, number: 2 })))
})

test('[TS-15] a seal from before seals had a name stays valid, and none becomes one without its name', () => {
  const earlier = { ...sealed, diver: '', version: 1 as const }
  const first = makeSeal(secrets, earlier)
  expect(isSealIntact(secrets, { ...earlier, diver: 'Mara Lindqvist' }, first)).toBe(true)
  expect(isSealIntact(secrets, { ...earlier, version: 2 }, first)).toBe(false)
  expect(isSealIntact(secrets, { ...sealed, version: 1 }, seal)).toBe(false)
})

test('[LO-09] a dive that was sealed before it had more cylinders stays intact as it is stored, and one more breaks a seal', () => {
  const { more_cylinders, gear, ...equipment } = doc.equipment
  const earlier = { ...sealed, doc: { ...doc, equipment } as DiveLogWire }
  expect(isSealIntact(secrets, earlier, makeSeal(secrets, earlier))).toBe(true)
  const { equipment: more } = logContentWireOf({
    ...EMPTY_LOG,
    equipment: { ...EMPTY_LOG.equipment, moreCylinders: [cylinderOf({ oxygen: 50 })] },
  })
  expect(isSealIntact(secrets, { ...sealed, doc: { ...doc, equipment: more } }, seal)).toBe(false)
})
