import { expect, test } from 'vitest'
import { currentDefinition, FORM_NAMES } from './find-definition.ts'
import { keysOf, versionNumbers, withOfficialTexts } from './official-text.ts'
import {
  confirmTexts,
  outdatedTexts,
  ownWording,
  publishedWording,
  withText,
  wordingProblems,
} from './published-wording.ts'
import { isWordedIn } from './reader-language.ts'
import { RELEASE_VARIANTS, wordingParts } from './wording-parts.ts'

const RELEASE = 'liability-release'
const RISKS = 'forms.release.risks'
const own = ownWording(RELEASE)

test('[OF-08] every text of a form can be changed, and has one place', () => {
  for (const form of FORM_NAMES) {
    const keys = wordingParts(form).map(({ key }) => key)
    const all = new Set(RELEASE_VARIANTS.flatMap((variant) => keysOf(currentDefinition(form, variant))))
    expect(new Set(keys)).toEqual(all)
    expect(keys).toHaveLength(all.size)
  }
  expect(wordingParts(RELEASE).find(({ key }) => key === 'forms.release.notice')).toMatchObject({
    role: 'paragraph',
    of: '1',
    variants: ['guardian-notice'],
  })
})

test('[OF-08] the texts of all variants are listed as people read them: paragraphs, blanks, statement', () => {
  const roles = wordingParts(RELEASE).map(({ role }) => role)
  const order = ['title', 'heading', 'paragraph', 'blank', 'statement']
  expect(roles).toEqual(roles.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))
})

test('[OF-08] a change in English makes the other languages outdated until each is changed or confirmed', () => {
  const changed = withText(own, 'en-US', RISKS, 'One.')
  expect(outdatedTexts(RELEASE, changed, 'de-DE')).toEqual([RISKS])
  expect(wordingProblems(changed, RELEASE)).toEqual(['wording-outdated'])
  const german = withText(changed, 'de-DE', RISKS, 'Eins.')
  expect(outdatedTexts(RELEASE, german, 'de-DE')).toEqual([])
  const again = withText(german, 'en-US', RISKS, 'Two.')
  expect(outdatedTexts(RELEASE, again, 'de-DE')).toEqual([RISKS])
  expect(outdatedTexts(RELEASE, confirmTexts(again, 'de-DE', [RISKS]), 'de-DE')).toEqual([])
  // The German text belongs to another English one than that of our own form.
  const back = withText(german, 'en-US', RISKS, undefined)
  expect(outdatedTexts(RELEASE, back, 'de-DE')).toEqual([RISKS])
  expect(withText(back, 'de-DE', RISKS, undefined)).toEqual(own)
})

test('[OF-08] a translation can be corrected alone', () => {
  expect(wordingProblems(withText(own, 'de-DE', RISKS, 'Risiken.'), RELEASE)).toEqual([])
})

test('[OF-08] a published wording has its own version, English first, and is worded in all its languages', () => {
  const wording = publishedWording(7, { ...own, languages: ['de-DE', 'en-US'] })
  const form = withOfficialTexts(currentDefinition(RELEASE, 'full'), wording)
  expect(form).toMatchObject({ version: 100_007_004, languages: ['en-US', 'de-DE'], texts: {} })
  expect([isWordedIn(form, 'de-DE'), isWordedIn(form, 'fr-FR')]).toEqual([true, false])
  expect(isWordedIn({ ...form, version: 100_007_002 }, 'de-DE')).toBe(false)
  expect([3, 4003, form.version].map(versionNumbers)).toEqual([[3], [4003], [4, 7]])
})
