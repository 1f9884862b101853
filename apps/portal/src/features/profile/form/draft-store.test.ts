import { beforeEach, expect, test } from 'vitest'
import { findDraft, keepDraft } from './draft-store.ts'
import { aStored } from './stored-profile.fixture.ts'

const draft = { base: aStored(), changes: { firstName: 'Mira' } }

beforeEach(() => sessionStorage.clear())

test('restores what was typed after a reload', () => {
  keepDraft(sessionStorage, 100001, draft)
  expect(findDraft(sessionStorage, 100001)).toEqual(draft)
})

test('the next user to sign in on this tab never sees it', () => {
  keepDraft(sessionStorage, 100001, draft)
  expect(findDraft(sessionStorage, 100002)).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

test('a saved or undone draft is gone, and an unreadable one is ignored', () => {
  keepDraft(sessionStorage, 100001, draft)
  keepDraft(sessionStorage, 100001, undefined)
  expect(findDraft(sessionStorage, 100001)).toBeUndefined()
  sessionStorage.setItem('fathom.profile.draft', '{')
  expect(findDraft(sessionStorage, 100001)).toBeUndefined()
})
