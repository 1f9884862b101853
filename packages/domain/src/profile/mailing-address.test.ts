import { expect, test } from 'vitest'
import { type AddressDraft, EMPTY_ADDRESS, letterLines } from './fields.ts'
import { type AddressCountry, addressProblems, tidyAddress } from './mailing-address.ts'

const egypt: AddressCountry = { postalCode: 'required', stateIds: new Set(['EG.26']) }
const emirates: AddressCountry = { postalCode: 'none', stateIds: new Set(['AE.03']) }
const ireland: AddressCountry = { postalCode: 'optional', stateIds: new Set() }

const home: AddressDraft = {
  ...EMPTY_ADDRESS,
  addressLine1: 'Peace Road 9',
  city: 'Sharm El Sheikh',
  countryId: 'EG',
  postalCode: '46619',
  stateId: 'EG.26',
}

test('[CA-19] a complete address has no problem, with or without a state', () => {
  expect(addressProblems(home, egypt)).toEqual([])
  expect(addressProblems({ ...home, stateId: '' }, egypt)).toEqual([])
})

test('[CA-19] reports missing fields one by one, and treats invisible letters as missing', () => {
  const blank = { ...home, addressLine1: '', city: '\u200b', countryId: '', postalCode: '' }
  expect(addressProblems(blank, undefined)).toEqual([
    { field: 'addressLine1', problem: 'missing' },
    { field: 'city', problem: 'missing' },
    { field: 'countryId', problem: 'missing' },
  ])
  expect(addressProblems({ ...home, postalCode: '' }, egypt)).toEqual([
    { field: 'postalCode', problem: 'missing' },
  ])
})

test('[CA-19] rejects a country that is not in the list and a state of another country', () => {
  expect(addressProblems({ ...home, countryId: 'XX' }, undefined)).toEqual([
    { field: 'countryId', problem: 'unknown' },
  ])
  expect(addressProblems({ ...home, stateId: 'US.FL' }, egypt)).toEqual([
    { field: 'stateId', problem: 'unknown' },
  ])
})

test('[CA-19] rejects a postal code where a country has none and accepts any where it is optional', () => {
  expect(addressProblems({ ...home, stateId: '' }, emirates)).toEqual([
    { field: 'postalCode', problem: 'not-used' },
  ])
  const dublin = { ...home, countryId: 'IE', stateId: '' }
  expect(addressProblems({ ...dublin, postalCode: '' }, ireland)).toEqual([])
  expect(addressProblems({ ...dublin, postalCode: 'D02 X285' }, ireland)).toEqual([])
})

test.each([
  ['a right-to-left override', 'Peace \u202e Road'],
  ['an isolate', 'Peace \u2066 Road'],
  ['a line break', 'Peace\nRoad'],
  ['a null character', 'Peace\u0000Road'],
  ['half an emoji', 'Peace \ud83d Road'],
  ['a zero-width space', 'Peace\u200bRoad'],
  ['a pile of accents', `Peace${'\u0301'.repeat(12)}`],
])('[CA-19] rejects %s', (_, addressLine1) => {
  expect(addressProblems({ ...home, addressLine1 }, egypt)).toEqual([
    { field: 'addressLine1', problem: 'unprintable' },
  ])
})

test('[CA-19] rejects invisible letters as a street and as a second line', () => {
  expect(addressProblems({ ...home, addressLine1: '\u3164', addressLine2: '\u3164' }, egypt)).toEqual([
    { field: 'addressLine1', problem: 'missing' },
    { field: 'addressLine2', problem: 'unprintable' },
  ])
})

test('[CA-19] [EN-12] a postal code must have a format of its country', () => {
  expect(addressProblems({ ...home, postalCode: '4661' }, egypt)).toEqual([
    { field: 'postalCode', problem: 'malformed' },
  ])
  expect(addressProblems({ ...home, postalCode: '٤٦٦١٩' }, egypt)).toEqual([])
})

test.each([
  'شارع العليا ٢٠',
  '世纪大道 100 号',
  'Ξενοφώντος 5',
  'ถนนสุขุมวิท 21',
  'नेहरू मार्ग ४',
  'Reef House 🐠',
])('[CA-19] accepts %s as an address line', (addressLine1) =>
  expect(addressProblems({ ...home, addressLine1 }, egypt)).toEqual([]),
)

test('[CA-19] accepts 300 characters, rejects 301, and counts an emoji as one character', () => {
  expect(addressProblems({ ...home, addressLine2: '🐠'.repeat(300) }, egypt)).toEqual([])
  expect(addressProblems({ ...home, addressLine2: 'x'.repeat(301) }, egypt)).toEqual([
    { field: 'addressLine2', problem: 'too-long' },
  ])
  expect(addressProblems({ ...home, postalCode: '1'.repeat(21) }, egypt)).toEqual([
    { field: 'postalCode', problem: 'too-long' },
  ])
})

test('an address is trimmed and its letters are normalized', () => {
  expect(tidyAddress({ ...home, city: '  Go\u0308teborg ' }).city).toBe('Göteborg')
})

test.each([
  ['Arabic', '١٢٣٤٥'],
  ['Persian', '۱۲۳۴۵'],
  ['full-width', '１２３４５'],
])(
  '[CA-19] [EN-12] converts a postal code in %s digits to ASCII digits, and leaves the street as written',
  (_, postalCode) => {
    const tidied = tidyAddress({ ...home, addressLine1: `شارع ${postalCode}`, postalCode })
    expect(tidied).toMatchObject({ addressLine1: `شارع ${postalCode}`, postalCode: '12345' })
  },
)

test('[EN-12] a full-width hyphen in a postal code becomes a plain one', () => {
  expect(tidyAddress({ ...home, postalCode: '１００－０００１' }).postalCode).toBe('100-0001')
})

test('a letter has a line for each street, and the postal code before the city', () => {
  const address = { ...home, addressLine2: 'Floor 2' }
  expect(letterLines(address)).toEqual(['Peace Road 9', 'Floor 2', '46619 Sharm El Sheikh'])
  expect(letterLines({ ...address, addressLine2: '', postalCode: '' })).toEqual([
    'Peace Road 9',
    'Sharm El Sheikh',
  ])
})

test('a draft that was stored before a field was declared has an empty one', () => {
  const { addressLine2: _, ...earlier } = home
  expect(tidyAddress(earlier)).toEqual(home)
})
