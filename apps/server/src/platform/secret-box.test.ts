import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox('a key of the house that is long enough')

test('sealed text can be opened, and never looks the same twice', () => {
  const sealed = box.seal('asthma: no · 请 · 🤿', 'medical')
  expect(sealed).not.toContain('asthma')
  expect(box.open(sealed, 'medical')).toBe('asthma: no · 请 · 🤿')
  expect(box.seal('asthma: no · 请 · 🤿', 'medical')).not.toBe(sealed)
})

test("text sealed for one purpose doesn't open for another", () => {
  expect(() => box.open(box.seal('x', 'medical'), 'session')).toThrow()
})

test("a different key doesn't open it", () => {
  expect(() =>
    createSecretBox('another key of the house, long enough').open(box.seal('x', 'medical'), 'medical'),
  ).toThrow()
})

test("changed, truncated or foreign text doesn't open", () => {
  const sealed = box.seal('the truth', 'medical')
  const middle = Math.floor(sealed.length / 2)
  const changed = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1)
  for (const bad of [changed, sealed.slice(0, 20), '', 'plain', `v2${sealed.slice(2)}`]) {
    expect(() => box.open(bad, 'medical')).toThrow()
  }
})
