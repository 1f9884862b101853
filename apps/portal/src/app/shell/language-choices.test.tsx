import { OFFERED_LOCALES } from '@fathom/domain/translations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '../../shared/i18n/index.ts'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
import { openMenu } from '../../shared/testing/open-menu.fixture.ts'
import { type Answers, anApp, restOf, show } from '../testing/app.fixture.tsx'

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  // happy-dom has no popovers; the browser tests cover them.
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(async () => {
  shown?.unmount()
  vi.unstubAllGlobals()
  localStorage.clear()
  await i18n.use('en-US')
})

const soon = <T,>(look: () => T) => vi.waitFor(look)

const SIGNED_IN: Answers = {
  '/session/refresh': {
    idToken: anIdToken({ email: 'ines@fathom.test' }),
    expiresAt: '2100-01-01T00:00:00Z',
    sessionId: 's-1',
  },
}
const SAVING = '/user/update/language/ines%40fathom.test'

async function openLanguages(address: string, answers: Answers) {
  const app = await anApp(address, { ...SIGNED_IN, ...answers })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const menu = await soon(() => {
    const button = place.querySelector<HTMLElement>('[aria-label^="Language: "]')
    if (!button) throw new Error('no menu of languages yet')
    return button
  })
  openMenu(document.getElementById(menu.getAttribute('popovertarget') ?? ''))
  const names = () => [...place.querySelectorAll<HTMLElement>('[role="menuitemradio"][lang]')]
  await soon(() => expect(names()).toHaveLength(OFFERED_LOCALES.length))
  const choose = (name: string) =>
    names()
      .find(({ textContent }) => textContent === name)
      ?.click()
  const saves = () => app.fetch.mock.calls.filter(([url]) => String(url).includes('/user/update/language/'))
  return { place, names, choose, saves }
}

test('[LA-02] [NV-11] the header uses the same language names as the settings', async () => {
  const { names } = await openLanguages('/training/dashboard', {})
  const texts = names().map(({ textContent }) => textContent)
  expect(texts).toContain('Bahasa Indonesia')
  expect(texts).toContain('Español (España)')
  const chosen = names().filter((each) => each.getAttribute('aria-checked') === 'true')
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['English'])
})

test('[CA-09] the language chosen in the header is also saved to the account', async () => {
  const { choose, saves } = await openLanguages('/training/dashboard', { [SAVING]: {} })
  choose('Deutsch')
  await soon(() => expect(saves()).toHaveLength(1))
  expect(JSON.parse(String(saves()[0]?.[1]?.body))).toMatchObject({ languageCode: 'de-DE' })
  expect(i18n.current().locale).toBe('de-DE')
})

test('[CA-09] if the account rejects a language, the message is in that language and offers a retry', async () => {
  let isDown = true
  const { place, choose, saves } = await openLanguages('/training/dashboard', {
    [SAVING]: () => (isDown ? 500 : {}),
  })
  choose('Deutsch')
  const retry = await soon(() => {
    const button = [...place.querySelectorAll('[popover="manual"] button')].find(
      ({ textContent }) => textContent === 'Noch einmal versuchen',
    )
    if (!(button instanceof HTMLElement)) throw new Error('there is no button yet')
    return button
  })
  isDown = false
  const before = saves().length
  retry.click()
  await soon(() => expect(saves().length).toBeGreaterThan(before))
})

test('[CA-09] without a session the language is stored on the device only', async () => {
  const { choose, saves } = await openLanguages('/training/unauthorized', { '/session/refresh': 401 })
  choose('Deutsch')
  await soon(() => expect(i18n.current().locale).toBe('de-DE'))
  expect(saves()).toEqual([])
})
