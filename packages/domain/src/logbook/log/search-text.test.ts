import { expect, test } from 'vitest'
import { foldedText } from './search-text.ts'

test('[CA-41] case, accents and spaces are ignored when searching for a site', () => {
  expect(foldedText('  Sha’ab  ALI ')).toBe("sha'ab ali")
  expect(foldedText('Îles Éparses')).toBe('iles eparses')
  expect(foldedText('Ελαφονήσι')).toBe(foldedText('ελαφονησι'))
})
