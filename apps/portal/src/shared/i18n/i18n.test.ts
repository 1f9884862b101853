import { expect, test, vi } from 'vitest'
import type { LaterArea } from './i18n.ts'
import { createI18n } from './i18n.ts'

const AREA: LaterArea = 'account'

/** Every fetch waits until the test releases it. */
function pausedSources(tags: readonly string[]) {
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const gate = (name: string) => {
    const gate = gates.get(name) ?? Promise.withResolvers<void>()
    gates.set(name, gate)
    return gate
  }
  const source = (tag: string) => async () => {
    await gate(tag).promise
    const account = async () => {
      await gate(`${tag}/account`).promise
      return { messages: { 'account.field.password': `password in ${tag}` } }
    }
    return { messages: { 'shell.nav.logbook': `logbook in ${tag}` }, areas: { account } }
  }
  return {
    sources: Object.fromEntries(tags.map((tag) => [tag, source(tag)])),
    open: (name: string) => gate(name).resolve(),
  }
}

function openSources(tags: readonly string[]) {
  const { sources, open } = pausedSources(tags)
  for (const tag of tags) for (const name of [tag, `${tag}/account`]) open(name)
  return sources
}

test('[LA-04] fetches only the chosen locale, and another one only when it is chosen', async () => {
  const sources = {
    'de-DE': vi.fn(openSources(['de-DE'])['de-DE']),
    'ja-JP': vi.fn(openSources(['ja-JP'])['ja-JP']),
  }
  const i18n = createI18n(sources as never)
  await i18n.use('de-DE')
  expect(sources['ja-JP']).not.toHaveBeenCalled()
  expect(i18n.current().t('shell.nav.logbook')).toBe('logbook in de-DE')
  await i18n.use('ja-JP')
  expect(i18n.current().t('shell.nav.logbook')).toBe('logbook in ja-JP')
})

test('of two quick changes the later one wins, whichever arrives first', async () => {
  const { sources, open } = pausedSources(['de-DE', 'ja-JP'])
  const i18n = createI18n(sources)
  const first = i18n.use('de-DE')
  const second = i18n.use('ja-JP')
  open('ja-JP')
  await second
  open('de-DE')
  await first
  expect(i18n.current().locale).toBe('ja-JP')
})

test('the locale is known before its text has arrived, and any text is better than none', async () => {
  const { sources, open } = pausedSources(['de-DE', 'ja-JP'])
  const i18n = createI18n(sources)
  const first = i18n.use('de-DE')
  expect(i18n.locale()).toBe('de-DE')
  const second = i18n.use('ja-JP')
  open('de-DE')
  await first
  expect(i18n.current().locale).toBe('de-DE')
  open('ja-JP')
  await second
  expect([i18n.locale(), i18n.current().locale]).toEqual(['ja-JP', 'ja-JP'])
})

test("an area's text loads when it is needed, and again with the next language change", async () => {
  const i18n = createI18n(openSources(['de-DE', 'ja-JP']))
  await i18n.use('de-DE')
  expect(() => i18n.current().t('account.field.password')).toThrow('no words')
  await i18n.need(AREA)
  expect(i18n.current().t('account.field.password')).toBe('password in de-DE')
  await i18n.use('ja-JP')
  expect(i18n.current().t('account.field.password')).toBe('password in ja-JP')
})

test('an area that is loading while the language changes arrives in the new language', async () => {
  const { sources, open } = pausedSources(['de-DE', 'ja-JP'])
  const i18n = createI18n(sources)
  open('de-DE')
  await i18n.use('de-DE')
  const needed = i18n.need(AREA)
  const changed = i18n.use('ja-JP')
  for (const name of ['ja-JP', 'ja-JP/account', 'de-DE/account']) open(name)
  await Promise.all([needed, changed])
  expect(i18n.current().t('account.field.password')).toBe('password in ja-JP')
})

test('a language that fails to load leaves the page in the previous one', async () => {
  const sources = { ...openSources(['de-DE']), 'fr-FR': () => Promise.reject(new Error('offline')) }
  const i18n = createI18n(sources)
  await i18n.use('de-DE')
  await expect(i18n.use('fr-FR')).rejects.toThrow('offline')
  await expect(i18n.use('qps-ploc')).rejects.toThrow('this build does not speak qps-ploc')
  expect(i18n.current().locale).toBe('de-DE')
})

test('an area that failed to load is fetched again when it is needed again', async () => {
  const account = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ messages: { 'account.field.password': 'Passwort' } })
  const i18n = createI18n({ 'de-DE': async () => ({ messages: {}, areas: { account } }) })
  await i18n.use('de-DE')
  await expect(i18n.need(AREA)).rejects.toThrow('offline')
  await expect(i18n.arrival(AREA)).rejects.toThrow('offline')
  await i18n.need(AREA)
  await i18n.arrival(AREA)
  expect(i18n.current().t('account.field.password')).toBe('Passwort')
})

test('[OF-08] what staff have worded differently applies to the first areas and to later ones', async () => {
  const changed = { 'shell.nav.logbook': 'Tauchbuch', 'account.field.password': 'Kennwort' }
  const overridesOf = async (locale: string) => (locale === 'de-DE' ? changed : {})
  const i18n = createI18n(openSources(['de-DE', 'ja-JP']), overridesOf as never)
  await i18n.use('de-DE')
  expect(i18n.current().t('shell.nav.logbook')).toBe('Tauchbuch')
  await i18n.need(AREA)
  const both = () => [i18n.current().t('shell.nav.logbook'), i18n.current().t('account.field.password')]
  expect(both()).toEqual(['Tauchbuch', 'Kennwort'])
  await i18n.use('ja-JP')
  expect(both()).toEqual(['logbook in ja-JP', 'password in ja-JP'])
})
