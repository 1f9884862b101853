import { expect, test } from 'vitest'
import { pageFor } from '../steps/page-for.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

function pageWith(cookie: string): string {
  const page = pageFor({ query: {}, headers: { cookie } }, '/accounts/')
  return layout(page, '/assets/', { title: 'Sign in', body: html`` })
}

test.each(['light', 'dark'])(
  'the account pages use the %s theme of the portal without JavaScript',
  (theme) => {
    for (const cookie of [`theme=${theme}`, `accounts_lang=de-DE; theme=${theme}; other=1`]) {
      expect(pageWith(cookie)).toMatch(new RegExp(`<html [^>]*data-theme="${theme}">`))
      expect(pageWith(cookie)).toContain(`<meta name="color-scheme" content="${theme}">`)
    }
  },
)

test.each(['', 'theme=sepia', 'theme=darkest', 'mytheme=dark', 'theme=dark"><script>'])(
  'with "%s" they follow the device',
  (cookie) => {
    expect(pageWith(cookie)).not.toContain('data-theme')
    expect(pageWith(cookie)).toContain('<meta name="color-scheme" content="light dark">')
  },
)
