import { directionOf, LOCALES, OFFERED_LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { browserTag, languageName } from './language-names.ts'
import { layout } from './layout.ts'
import { pageIn } from './page.ts'
import { mailPage } from './plain-pages.ts'
import { signInPage } from './sign-in-page.ts'
import { signUpPage } from './sign-up-page.ts'

const demo = {
  password: 'Reef1234',
  people: [{ email: 'riyadh@fathom.test', title: 'نورة', does: 'riyadh' }],
  seesMail: true,
} as const

const nobody = { type: 'diver', givenName: '', familyName: '', birthdate: '', email: '' } as const

test.each(LOCALES)('the sign-in page is in %s with its text direction', (locale) => {
  const page = pageIn(locale, '/accounts/enter/uid/sign-in')
  const shown = signInPage(page, '/accounts/enter/uid', { email: '', errors: {} }, demo)
  const text = layout(page, '/assets/', shown)
  expect(text).toContain(`<html lang="${browserTag(locale)}" dir="${directionOf(locale)}">`)
  expect(text).toContain(`>${page.t('account.field.email')}</label>`)
  expect(text).toContain('<b><bdi>Reef1234</bdi></b>')
  expect(text).not.toContain('\u0000')
})

test('Tab goes from the email to the password before it reaches the link for a forgotten one', () => {
  const page = pageIn('en-US', '/accounts/enter/uid/sign-in')
  const { markup } = signInPage(page, '/accounts/enter/uid', { email: '', errors: {} }, undefined).body
  const places = ['name="email"', 'name="password"', 'Forgot password?'].map((part) => markup.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('[OF-08] a notice is above the form, as text only, in its own language', () => {
  const page = pageIn('ar-SA', '/accounts/enter/uid/sign-in')
  const shown = signInPage(page, '/accounts/enter/uid', { email: '', errors: {} }, demo)
  const notice = { text: 'Back at <b>ten</b>.', locale: 'en-US' } as const
  const text = layout(page, '/assets/', shown, notice)
  expect(text).toContain('lang="en-US" dir="ltr">Back at &lt;b&gt;ten&lt;/b&gt;.</span>')
  expect(text.indexOf('Back at')).toBeLessThan(text.indexOf('<form'))
  expect(layout(page, '/assets/', shown, null)).not.toContain('banner-warn')
})

test('[LA-02] the language menu offers every tag once, by its own name, and marks the current one', () => {
  const page = pageIn('ar-SA', '/accounts/enter/uid/sign-up')
  const text = layout(page, '/assets/', signUpPage(page, '/accounts/enter/uid', nobody, {}, '2026-05-01'))
  const offered = [...text.matchAll(/\?lang=([\w-]+)"/g)].map(([, tag]) => tag)
  expect(offered).toEqual([...OFFERED_LOCALES])
  expect(text).toMatch(/\?lang=ar-SA"[^>]*aria-current="true"/)
  expect(new Set(OFFERED_LOCALES.map(languageName)).size).toBe(OFFERED_LOCALES.length)
})

test('[TS-21] only a visitor who may open the page with the mails of the demo gets a link to it', () => {
  const page = pageIn('en-US', '/accounts/enter/uid/sign-in')
  const linksOf = (seesMail: boolean) =>
    signInPage(page, '/accounts/enter/uid', { email: '', errors: {} }, { ...demo, seesMail }).body.markup
  expect(linksOf(true)).toContain('href="/accounts/mail?lang=en-US"')
  expect(linksOf(false)).not.toContain('/accounts/mail')
})

test('addresses in a mail are links, and nothing else in it is markup', () => {
  const text = 'Sign here:\nhttps://portal.test/sign?a=1&b="2\n<b>'
  const mails = [{ to: 'a@fathom.test', subject: 'Sign', text, at: new Date(0) }]
  const { markup } = mailPage(pageIn('en-US', '/accounts/mail'), mails, '/').body
  expect(markup).toContain('<a class="link" href="https://portal.test/sign?a=1&amp;b=&quot;2">')
  expect(markup).toContain('&lt;b&gt;')
})
