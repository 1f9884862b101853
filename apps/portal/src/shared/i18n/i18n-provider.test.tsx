import { LOCALES } from '@fathom/domain/translations'
import { act, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSavedLocale } from './first-locale.ts'
import type { TranslateWith } from './i18n.ts'
import { createI18n, type I18n, i18n as ofThisBuild } from './i18n.ts'
import { I18nProvider, useChangeLocale, useTranslator } from './i18n-provider.tsx'

let root: Root
let place: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  localStorage.clear()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  act(() => root.unmount())
  place.remove()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

function Page() {
  const { t, formatDay } = useTranslator()
  const change = useChangeLocale()
  return (
    <button type="button" onClick={() => void change('iw-IL')}>
      {t('shell.nav.logbook')} {formatDay('2026-05-14')}
    </button>
  )
}

function AccountPage() {
  const { t } = useTranslator('account')
  return <p>{t('account.field.password')}</p>
}

async function show(i18n: I18n, page: React.ReactNode) {
  await act(async () => root.render(<I18nProvider i18n={i18n}>{page}</I18nProvider>))
}

test('[LA-05] the text and the dive date follow the locale', async () => {
  await ofThisBuild.use('de-DE')
  await show(ofThisBuild, <Page />)
  expect(place.textContent).toBe('Logbuch 14. Mai 2026')
})

test('[NV-11] the page direction follows the language without a reload, and the choice is remembered', async () => {
  await ofThisBuild.use('en-US')
  await show(ofThisBuild, <Page />)
  expect(document.documentElement.dir).toBe('ltr')
  const changed = new Promise<void>((resolve) => ofThisBuild.subscribe(resolve))
  await act(async () => {
    place.querySelector('button')?.click()
    await changed
  })
  expect(place.textContent).toContain('יומן צלילה')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['iw-IL', 'rtl'])
  expect(readSavedLocale()).toBe('iw-IL')
})

test('[NV-11] only ar-SA and iw-IL are right-to-left', async () => {
  await ofThisBuild.use('en-US')
  await show(ofThisBuild, <Page />)
  const rightToLeft: string[] = []
  for (const locale of LOCALES) {
    await act(() => ofThisBuild.use(locale))
    expect(document.documentElement.lang).toBe(locale)
    if (document.documentElement.dir === 'rtl') rightToLeft.push(locale)
  }
  expect(rightToLeft).toEqual(['ar-SA', 'iw-IL'])
})

test('a page waits for the messages of its area and then shows them', async () => {
  const account = Promise.withResolvers<{ messages: Record<string, string> }>()
  const i18n = createI18n({
    'de-DE': async () => ({ messages: {}, areas: { account: () => account.promise } }),
  })
  await i18n.use('de-DE')
  await show(i18n, <Suspense fallback="…">{<AccountPage />}</Suspense>)
  expect(place.textContent).toBe('…')
  await act(async () => account.resolve({ messages: { 'account.field.password': 'Passwort' } }))
  expect(place.textContent).toBe('Passwort')
})

test('a component that mounts later never hides the page when its messages are already loaded', async () => {
  const i18n = createI18n({
    'de-DE': async () => ({
      messages: {},
      areas: { account: async () => ({ messages: { 'account.field.password': 'Passwort' } }) },
    }),
  })
  await i18n.use('de-DE')
  await i18n.need('account')
  const page = (part: React.ReactNode) => (
    <I18nProvider i18n={i18n}>
      <Suspense fallback="…">
        <h1>Konto</h1>
        {part}
      </Suspense>
    </I18nProvider>
  )
  await act(async () => root.render(page(null)))
  await act(async () => {
    flushSync(() => root.render(page(<AccountPage />)))
    expect(place.textContent).toBe('KontoPasswort')
  })
})

test('the pseudo-locale shows which text is translated', async () => {
  await ofThisBuild.use('qps-ploc')
  await show(ofThisBuild, <Page />)
  expect(place.textContent).toMatch(/^\[Ļöĝƀööķ/)
})

test('a message of an area that was not requested does not compile', async () => {
  const i18n = createI18n({ 'en-US': async () => ({ messages: {}, areas: {} }) })
  await i18n.use('en-US')
  const t: TranslateWith<never> = i18n.current().t
  // @ts-expect-error the account's words come with useTranslator('account')
  expect(() => t('account.field.password')).toThrow('no words for account.field.password')
})
