import { expect, test } from 'vitest'
import { aDraft, aFormToFill, MEDICAL } from './draft/form.fixture.ts'
import type { FoundForm, StoredForm } from './draft/stored-form.ts'
import { openedForm } from './opened-form.ts'

const toFill = aFormToFill()
const found = (change: Partial<StoredForm> = {}): FoundForm => ({ stored: stored(change), from: ['a'] })
const stored = (change: Partial<StoredForm>): StoredForm => ({
  affiliateId: 1,
  form: 'medical-questionnaire',
  toFill,
  base: { version: 2, answers: { q1: 'no' } },
  answers: { q1: 'no' },
  ...change,
})

test('another device continues with what the server has', () => {
  const draft = aDraft({ version: 5, answers: { q1: 'yes' } })
  expect(openedForm(toFill, draft, found())).toMatchObject({
    base: { version: 5 },
    answers: { q1: 'yes' },
  })
})

test('unsent local answers take precedence over those of the server', () => {
  const unsent = found({ answers: { q1: 'no', q3: 'no' } })
  const draft = aDraft({ version: 5, answers: { q1: 'yes' } })
  expect(openedForm(toFill, draft, unsent)).toMatchObject({
    base: { version: 2 },
    answers: { q1: 'no', q3: 'no' },
    from: ['a'],
  })
})

test('offline, the copy on the device is used', () => {
  expect(openedForm(toFill, undefined, found())).toMatchObject({ answers: { q1: 'no' } })
})

test('answers to a version that is no longer used are dropped, and the page says so', () => {
  const old = { ...toFill, definition: { ...MEDICAL, version: 99 } }
  const unsent = found({ toFill: old, answers: { q3: 'no' } })
  expect(openedForm(toFill, aDraft(), unsent)).toMatchObject({ answers: {}, isStartedAnew: true })
  expect(openedForm(toFill, aDraft({ isStartedAnew: true }), undefined).isStartedAnew).toBe(true)
  expect(openedForm(toFill, aDraft(), found({ toFill: old })).isStartedAnew).toBe(false)
})
