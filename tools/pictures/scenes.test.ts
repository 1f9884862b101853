import { expect, test } from 'vitest'
import { contactSheet } from './contact-sheet.ts'
import { scenesFor } from './scenes.ts'

test('every screen has its own picture, and redirects have none', () => {
  const names = scenesFor([]).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('training_dashboard')
  expect(names).not.toContain('preferences')
})

test('a word filters the pictures', () => {
  expect(scenesFor(['logbook']).every(({ path }) => path.includes('logbook'))).toBe(true)
  expect(scenesFor(['dashboard']).length).toBeLessThan(scenesFor([]).length)
})

test('the contact sheet shows each scene once and reports errors', () => {
  const sheet = contactSheet([
    { scene: 'club', file: 'club/phone-light-en-US.png', size: 'phone', problem: undefined },
    { scene: 'club', file: 'club/desktop-light-en-US.png', size: 'desktop', problem: 'Timeout <1>' },
  ])
  expect(sheet.match(/<h2/g)).toHaveLength(1)
  expect(sheet).toContain('Timeout &lt;1&gt;')
})
