import { expect, test } from 'vitest'
import { findCataloguesFolder, listAreas, readArea } from './catalogue-files.ts'
import { compileMessage } from './compile.ts'
import { PSEUDO_LOCALE } from './intl.ts'
import { translatorFor } from './node.ts'
import { placeholdersOf } from './placeholders.ts'
import { pseudoMessage } from './pseudo.ts'
import { createTranslator } from './translator.ts'

function say(text: string, values: Record<string, string | number> = {}) {
  const { t } = createTranslator<{ it: Record<string, string | number> }>(PSEUDO_LOCALE, {
    it: compileMessage(pseudoMessage(text)),
  })
  return t('it', values)
}

test('the pseudo-locale is bracketed, accented and longer, and still readable', () => {
  expect(say('Log a dive')).toBe('[Ļöĝ å ðîṽé öñé]')
})

test('the pseudo-locale leaves values, counts and tags alone', () => {
  expect(say('Send to {name}', { name: 'Kai' })).toContain('Kai')
  expect(say('{n, plural, one {# dive} other {# dives}}', { n: 2 })).toMatch(/^\[2 ðîṽéš/)
  expect(say('Read the <link>rules</link>')).toContain('<link>')
  expect(say("It''s '{'here'}'")).toContain("Îţ'š {ĥéŕé}")
})

test('every message of en-US keeps its placeholders in the pseudo-locale', () => {
  const folder = findCataloguesFolder()
  const texts = listAreas(folder, 'en-US').flatMap((area) => Object.values(readArea(folder, 'en-US', area)))
  expect(texts.length).toBeGreaterThan(200)
  for (const text of texts) {
    const names = (message: string) =>
      placeholdersOf(compileMessage(message)).map(([name, kind]) => [name, kind])
    expect(names(pseudoMessage(text))).toEqual(names(text))
  }
})

test('the server supports the pseudo-locale too', () => {
  expect(translatorFor(PSEUDO_LOCALE).t('account.field.password')).toMatch(/^\[Þåššŵöŕð/)
})
