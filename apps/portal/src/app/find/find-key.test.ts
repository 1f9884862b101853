import { expect, test } from 'vitest'
import { isFindKey } from './find-key.ts'

const press = (more: Partial<Parameters<typeof isFindKey>[0]>) => ({
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
})

test.each([
  ['Ctrl K', press({ ctrlKey: true }), true, false],
  ['⌘K', press({ metaKey: true }), false, true],
  ['Ctrl K with caps lock', press({ ctrlKey: true, key: 'K' }), true, false],
  ['Ctrl K on a Russian keyboard', press({ ctrlKey: true, key: 'л' }), true, false],
  ['Ctrl T at the place of K', press({ ctrlKey: true, key: 't' }), false, false],
  ['a plain k', press({}), false, false],
  ['Ctrl Shift K', press({ ctrlKey: true, shiftKey: true }), false, false],
  ['AltGr K', press({ ctrlKey: true, altKey: true }), false, false],
  ['Ctrl K while text is composed', press({ ctrlKey: true, isComposing: true }), false, false],
])('[SN-03] %s', (_, given, elsewhere, onApple) => {
  expect([isFindKey(given, false), isFindKey(given, true)]).toEqual([elsewhere, onApple])
})
