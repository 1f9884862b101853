import { expect, test } from 'vitest'
import {
  changed,
  changedParts,
  type Draft,
  differences,
  fieldsOf,
  isSaved,
  rebased,
  settled,
} from './draft.ts'
import { aStored, aStoredPart } from './stored-profile.fixture.ts'

function aDraft(change: Parameters<typeof changed>[2]): Draft {
  const draft = changed(aStored(), undefined, change)
  if (!draft) throw new Error('nothing was changed')
  return draft
}

test('a change starts a draft, and reverting it ends the draft', () => {
  const draft = aDraft({ firstName: 'Mira' })
  expect(fieldsOf(draft).firstName).toBe('Mira')
  expect(changed(aStored(), draft, { firstName: 'Mara' })).toBeUndefined()
})

test('a draft keeps its base versions, whatever is saved elsewhere in the meantime', () => {
  const later = aStored({ lastName: 'Berg' }, { person: 2 })
  const draft = changed(later, aDraft({ firstName: 'Mira' }), { middleName: 'Elin' })
  expect(draft?.base.versions.person).toBe(1)
  expect(draft?.changes).toEqual({ firstName: 'Mira', middleName: 'Elin' })
})

test('a draft that was fully saved while its page reloaded is dropped; a partly saved one stays', () => {
  const draft = aDraft({ firstName: 'Mira', city: 'Malmö' })
  expect(isSaved(aStored({ firstName: 'Mira', city: 'Malmö' }, { person: 2, address: 2 }), draft)).toBe(true)
  expect(isSaved(aStored({ firstName: 'Mira' }, { person: 2 }), draft)).toBe(false)
})

test('each part is saved separately; saving one leaves the others unchanged', () => {
  const draft = aDraft({ firstName: 'Mira', city: 'Malmö' })
  expect(changedParts(draft)).toEqual(['person', 'address'])
  const left = settled(draft, 'person', aStoredPart('person', { firstName: 'Mira' }, 2))
  expect(left?.changes).toEqual({ city: 'Malmö' })
  expect(left?.base.versions).toEqual({ person: 2, phone: 0, address: 1 })
  expect(left && settled(left, 'address', aStoredPart('address', { city: 'Malmö' }, 2))).toBeUndefined()
})

test('keeping my name takes over the birth date that only the other tab changed', () => {
  const theirs = aStoredPart('person', { firstName: 'Maria', birthDate: '1990-01-01' }, 2)
  const mine = aDraft({ firstName: 'Mira' })
  expect(differences(mine, 'person', theirs)).toEqual(['firstName'])
  const next = rebased(mine, 'person', theirs)
  expect(next?.base.versions.person).toBe(2)
  expect(next && fieldsOf(next)).toMatchObject({ firstName: 'Mira', birthDate: '1990-01-01' })
})

test('never mixes halves of two addresses', () => {
  const norway = { countryId: 'NO', stateId: '', city: 'Oslo', postalCode: '0150' }
  const theirs = aStoredPart('address', norway, 2)
  const mine = aDraft({ addressLine1: 'Haga 1' })
  expect(differences(mine, 'address', theirs)).toEqual([
    'countryId',
    'addressLine1',
    'stateId',
    'postalCode',
    'city',
  ])
  const next = rebased(mine, 'address', theirs)
  expect(next && fieldsOf(next)).toMatchObject({ countryId: 'SE', city: 'Göteborg', addressLine1: 'Haga 1' })
})

test('two tabs that typed the same have no conflict', () => {
  const theirs = aStoredPart('person', { firstName: 'Mira' }, 2)
  expect(differences(aDraft({ firstName: 'Mira' }), 'person', theirs)).toEqual([])
})
