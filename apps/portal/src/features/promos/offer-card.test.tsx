import { expect, test, vi } from 'vitest'
import type { Answers } from '../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../shared/ui/overlay/toasts.ts'

const ID = '01920000-0000-7000-8000-000000000004'
const usd = (amount: number) => ({ amount, currency: 'USD' })
const OFFER = {
  id: ID,
  packageId: ID,
  title: 'Peak Buoyancy',
  summary: 'Hover without fins.',
  scene: 'buoyancy',
  reason: 'specialty',
  basedOn: 'Open Water Diver',
  dives: null,
  price: { before: usd(14_900), after: usd(11_920), discount: { kind: 'offer', percent: 20 } },
}
const CLOSE = 'button[aria-label="Don’t suggest Peak Buoyancy again"]'
const DISMISSED = `/api/offers/ines/dismissed/${ID}`

const open = (answers: Answers = {}) =>
  anOpenPage('/training/shop', { '/catalog/courses': { items: [] }, '/api/offers/ines': OFFER, ...answers })

test('[EN-19] [CA-44] [CO-02] a recommendation shows its reason, and the price before and after the discount', async () => {
  const { text, named } = await open()
  await soon(() => expect(text()).toContain('Goes with Open Water Diver'))
  expect(text()).toContain('20% off for you')
  expect(text()).toContain('Original price: $149. ')
  expect(text()).toContain('Your price: $119.20. ')
  expect(named('a', 'View course')?.getAttribute('href')).toBe(`/training/shop/${ID}`)
})

test.each([
  [{ reason: 'deep-dives', dives: 3 }, '3 dives below 18 m (60 ft) in your logbook'],
  [{ reason: 'dry-suit-dives', dives: 9 }, 'You dive in a dry suit'],
  [{ reason: 'next-after', basedOn: 'Rescue Diver' }, 'Next after Rescue Diver'],
  [{ reason: 'next-after', basedOn: null }, 'Your next step'],
])('[SN-01] a recommendation says why: %o', async (reason, words) => {
  const { text } = await open({ '/api/offers/ines': { ...OFFER, ...reason } })
  await soon(() => expect(text().replaceAll('\u00a0', ' ')).toContain(words))
})

test('[EN-19] a dismissed recommendation disappears, the server stores that, and Undo restores it', async () => {
  let isDismissed = false
  const answer = vi.fn(() => {
    isDismissed = !isDismissed
    return { id: ID, isDismissed }
  })
  const { fetch, find, text } = await open({
    [DISMISSED]: answer,
    '/api/offers/ines': () => (isDismissed ? null : OFFER),
  })
  await soon(() => expect(find(CLOSE)).not.toBeNull())
  find(CLOSE)?.click()
  await soon(() => expect(currentToast()?.text).toBe('We won’t suggest Peak Buoyancy again.'))
  await soon(() => expect(text()).not.toContain('Peak Buoyancy'))
  const method = () => fetch.mock.calls.filter(([url]) => String(url).endsWith(DISMISSED)).at(-1)?.[1]?.method
  expect(method()).toBe('PUT')
  currentToast()?.action?.onPress()
  await soon(() => expect(text()).toContain('Peak Buoyancy'))
  expect(method()).toBe('DELETE')
})

test('[ER-04] a dismissal that fails leaves the recommendation in place', async () => {
  const { find, text } = await open({ [DISMISSED]: 500 })
  await soon(() => expect(find(CLOSE)).not.toBeNull())
  find(CLOSE)?.click()
  await soon(() => expect(currentToast()?.text).toContain('The recommendation is still here.'))
  expect(text()).toContain('Peak Buoyancy')
})

test('[ER-04] a recommendation that fails to load can be retried', async () => {
  const answer = vi.fn<() => unknown>(() => 500)
  const { text, place } = await open({ '/api/offers/ines': answer, '/catalog/courses': { items: [] } })
  await soon(() => expect(text()).toContain('We couldn’t load a recommendation for you.'))
  answer.mockReturnValue(OFFER)
  ;[...place.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'Try again')?.click()
  await soon(() => expect(text()).toContain('Peak Buoyancy'))
})

test('[BO-02] offline, a recommendation that did not load is not missed', async () => {
  const answer = vi.fn<() => unknown>(() => 500)
  const { text } = await open({ '/api/offers/ines': answer, '/catalog/courses': { items: [] } })
  await soon(() => expect(text()).toContain('We couldn’t load a recommendation for you.'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await soon(() => expect(text()).not.toContain('did not load'))
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
})
