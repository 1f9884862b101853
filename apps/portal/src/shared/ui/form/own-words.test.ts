import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../../..')

const sources = (pattern: string) =>
  globSync(pattern, { cwd: SOURCES })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }))

/** The attributes of each form; a brace may contain the end of another tag. */
const formsIn = (text: string) => text.match(/<form\b(\{[^{}]*(\{[^{}]*\}[^{}]*)*\}|[^>{])*>/g) ?? []

test('every form words its errors itself: no browser shows a bubble of its own', () => {
  const forms = sources('**/*.tsx').flatMap(({ file, text }) => formsIn(text).map((form) => ({ file, form })))
  expect(forms.length).toBeGreaterThan(40)
  expect(forms.filter(({ form }) => !form.includes('noValidate')).map(({ file }) => file)).toEqual([])
})

test('[OF-08] nothing that staff paste into a form of the office is cut', () => {
  const office = ['features/office/**', 'features/*/office/**', 'features/integrations/**']
  const more = [
    'features/certifications/desk/**',
    'features/training/banks/**',
    'features/session/security-log/**',
  ]
  const files = [...office, ...more].flatMap((folder) => sources(`${folder}/*.tsx`))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(({ text }) => text.includes('maxLength=')).map(({ file }) => file)).toEqual([])
})
