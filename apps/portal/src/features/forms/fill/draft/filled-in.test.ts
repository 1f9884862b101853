import { currentDefinition } from '@fathom/domain/forms'
import { expect, test } from 'vitest'
import { filledIn } from './filled-in.ts'

const RELEASE = currentDefinition('liability-release', 'own-fault')

const knownOf = (from: string, store: string, instructor: string) => ({
  from,
  place: null,
  answers: { activity: 'Discover Scuba Diving', store, instructor },
})
const HARBOUR = knownOf('7001.500001', 'Harbour Divers', 'Kai Nakamura')
const REEF = knownOf('7002.', 'Reef House', '')
const fill = (begun: Parameters<typeof filledIn>[1], known?: typeof HARBOUR) =>
  filledIn(RELEASE, begun, known, 'Dana Okafor')

test('known values are filled in, and edited ones stay', () => {
  const first = fill({ answers: {} }, HARBOUR)
  expect(first).toEqual({ ...HARBOUR.answers, participant: 'Dana Okafor' })
  const written = { ...first, instructor: 'Kai', participant: 'DANA OKAFOR' }
  expect(fill({ answers: written, filledFor: HARBOUR.from }, HARBOUR)).toEqual(written)
})

test('[SC-04] after a change of store the blanks contain its names, and none of the earlier store', () => {
  const answers = { ...HARBOUR.answers, instructor: 'Kai, by hand', participant: 'Dana Okafor' }
  expect(fill({ answers, filledFor: HARBOUR.from }, REEF)).toEqual({
    activity: 'Discover Scuba Diving',
    store: 'Reef House',
    participant: 'Dana Okafor',
  })
})

test('[SC-09] a proposed course fills an empty blank only, even after a change of store', () => {
  const known = { ...REEF, answers: { store: 'Reef House' }, proposed: { activity: 'Open Water Diver' } }
  expect(filledIn(RELEASE, { answers: {} }, known, 'Dana Okafor')).toMatchObject({
    activity: 'Open Water Diver',
  })
  const written = { answers: { activity: 'Boat dive' }, filledFor: HARBOUR.from }
  expect(filledIn(RELEASE, written, known, 'Dana Okafor')).toMatchObject({ activity: 'Boat dive' })
})

test('a user who is not a guest keeps every name, and a questionnaire has no blanks', () => {
  const answers = { store: 'Mine', participant: 'Dana Okafor' }
  expect(fill({ answers, filledFor: HARBOUR.from })).toEqual(answers)
  const medical = currentDefinition('medical-questionnaire', 'own-fault')
  expect(filledIn(medical, { answers: { q1: 'no' } }, HARBOUR, 'Dana')).toEqual({ q1: 'no' })
})

test("[SC-09] a draft with another diver's name gets its own diver's name again", () => {
  expect(fill({ answers: { participant: 'Kai Nakamura' } })).toEqual({ participant: 'Dana Okafor' })
})
