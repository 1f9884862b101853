import { expect, test } from 'vitest'
import { currentDefinition } from './find-definition.ts'
import { isPrinted, unprintedBlanks } from './printed.ts'

test.each([
  'Dr. Ærø-Łukasz O’Neill & Søn №7, 12 m² – 50 €',
  'Ωκεανός Океан ים البحر',
  'ทะเล 海 海の家 カタカナ 바다 समुद्र',
  '𠮷野家',
  'Fathom™ ©',
])('[SC-09] %s can be printed', (text) => {
  expect(isPrinted(text)).toBe(true)
})

test.each(['সাগর', 'Reef 🐠', 'Anchor ⚓', '🇩🇰', 'ծով', '𝓡𝓮𝓮𝓯', 'turned \u202e', 'ზღვა'])(
  '[SC-09] %s cannot be printed',
  (text) => {
    expect(isPrinted(text)).toBe(false)
  },
)

test('[SC-09] reports a blank that would print as empty boxes, but never names from the account and the directory', () => {
  const form = currentDefinition('liability-release', 'own-fault')
  const answers = { participant: 'সাগর', activity: 'Reef 🐠', instructor: 'সাগর', store: '\u2068Reef\u2069' }
  expect(unprintedBlanks(form, answers)).toEqual(['activity'])
})
