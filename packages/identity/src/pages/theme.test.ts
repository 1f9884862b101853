import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { pageIn } from './page.ts'

const script = readFileSync(new URL('../assets/theme.js', import.meta.url), 'utf8')

function themeWith(cookie: string): string | undefined {
  const dataset: { theme?: string } = {}
  runInNewContext(script, { document: { cookie, documentElement: { dataset } } })
  return dataset.theme
}

test.each(['light', 'dark'])('the account pages take on the %s theme of the portal', (theme) => {
  expect(themeWith(`theme=${theme}`)).toBe(theme)
  expect(themeWith(`accounts_lang=de-DE; theme=${theme}; other=1`)).toBe(theme)
})

test.each(['', 'theme=sepia', 'theme=darkest', 'mytheme=dark'])(
  'with "%s" they follow the device',
  (cookie) => {
    expect(themeWith(cookie)).toBeUndefined()
  },
)

test('the theme is set before the styles are read, so that it does not jump', () => {
  const text = layout(pageIn('en-US', '/accounts/'), '/assets/', { title: 'Sign in', body: html`` })
  const at = text.indexOf('<script src="/assets/theme.js"></script>')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(text.indexOf('rel="stylesheet"'))
})
