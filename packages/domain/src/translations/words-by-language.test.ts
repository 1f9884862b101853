import { expect, test } from 'vitest'
import { languagesOf, wordsIn, wordsProblem } from './words-by-language.ts'

const english = { name: 'Night', text: 'After dark.' }
const german = { name: 'Nacht', text: 'Im Dunkeln.' }

test('[OF-08] people read their language, or English where it lacks a text', () => {
  const words = { 'en-US': english, 'de-DE': german, 'it-IT': { name: 'Notte', text: ' ' } }
  expect(wordsIn(words, 'de-DE')).toBe(german)
  expect(wordsIn(words, 'it-IT')).toBe(english)
  expect(wordsIn(words, 'th-TH')).toBe(english)
  expect(wordsIn(words, 'constructor')).toBe(english)
  expect(languagesOf(words)).toEqual(['de-DE', 'en-US'])
})

test.each([
  [{}, 'text-missing'],
  [{ 'de-DE': german }, 'text-missing'],
  [{ 'en-US': { name: 'Night', text: '\n' } }, 'text-missing'],
  [{ 'en-US': english, 'de-DE': { name: '', text: 'Im Dunkeln.' } }, 'text-half'],
  [{ 'en-US': english, 'de-DE': { name: '', text: ' ' } }, undefined],
  [{ 'en-US': english, 'de-DE': german }, undefined],
])('[OF-08] of the words %j the problem is %s', (words, problem) => {
  expect(wordsProblem(words)).toBe(problem)
})
