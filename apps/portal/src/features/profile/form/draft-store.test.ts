import { beforeEach, expect, test } from 'vitest'
import { aStored } from './stored-profile.fixture.ts'
import { findDraft, keepDraft } from './draft-store.ts'

const draft = { base: aStored(), changes: { firstName: 'Mira' } }

beforeEach(() => sessionStorage.clear())

test('what was typed is there again after a reload', () => {
  keepDraft(sessionStorage, 100001, draft)
  expect(findDraft(sessionStorage, 100001)).toEqual(draft)
})

test('whoever signs in next on this tab never sees it', () => {
  keepDraft(sessionStorage, 100001, draft)
  expect(findDraft(sessionStorage, 100002)).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

test('a draft that was saved or undone is gone, and one that cannot be read is none', () => {
  keepDraft(sessionStorage, 100001, draft)
  keepDraft(sessionStorage, 100001, undefined)
  expect(findDraft(sessionStorage, 100001)).toBeUndefined()
  sessionStorage.setItem('fathom.profile.draft', '{')
  expect(findDraft(sessionStorage, 100001)).toBeUndefined()
})
