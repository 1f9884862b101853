import { afterEach, expect, test, vi } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { anECard } from '../card.fixture.ts'

const RESCUE = anECard()
const NITROX = anECard({ licenseID: '2406000112', levelID: 110, levelCode: 'nitrox', title: 'Nitrox' })
const OPEN_WATER = anECard({
  licenseID: '2308000117',
  levelID: 20,
  levelCode: 'open-water',
  title: 'Open Water',
})
const WIDTH = 400

/** happy-dom lays nothing out: every list is as wide as a phone. */
const withLayout = () => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)

afterEach(() => vi.restoreAllMocks())

async function open(address = '/certifications/ecard') {
  const page = await anOpenPage(address, { '/ecards/e-cards/consumer': [RESCUE, NITROX, OPEN_WATER] })
  await soon(() => expect(page.find('ul[tabindex="0"]')).toBeTruthy())
  const track = () => page.find('ul[tabindex="0"]') as HTMLElement
  const slides = () => [...track().children]
  return {
    ...page,
    track,
    shown: () => slides().findIndex((slide) => !slide.hasAttribute('inert')),
    filled: () => slides().map((slide) => slide.querySelector('article') !== null),
    path: () => page.router.state.location.pathname,
    press: (key: string) =>
      track().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  }
}

test('[CD-03] swiping changes the address, and Back leads to where the cards were opened', async () => {
  withLayout()
  const { track, shown, path, text, router } = await open()
  await router.navigate('/certifications/ecard/2503118466/40')
  track().scrollLeft = WIDTH
  track().dispatchEvent(new Event('onscrollend' in track() ? 'scrollend' : 'scroll'))
  await soon(() => expect(path()).toBe('/certifications/ecard/2406000112/110'))
  await soon(() => expect(shown()).toBe(1))
  expect(text()).toContain('Card 2 of 3')
  expect(router.state.isScrollPreserved).toBe(true)
  void router.navigate(-1)
  await soon(() => expect(path()).toBe('/certifications/ecard'))
})

test('[CD-03] arrow keys and buttons move between cards, and stop at the ends', async () => {
  const { press, path, shown, find } = await open()
  press('ArrowRight')
  await soon(() => expect(path()).toBe('/certifications/ecard/2406000112/110'))
  press('End')
  await soon(() => expect(path()).toBe('/certifications/ecard/2308000117/20'))
  press('ArrowRight')
  find('button[aria-label="Next card"]')?.click()
  find('button[aria-label="Previous card"]')?.click()
  await soon(() => expect(path()).toBe('/certifications/ecard/2406000112/110'))
  press('Home')
  await soon(() => expect(shown()).toBe(0))
  expect(find('button[aria-label="Previous card"]')?.getAttribute('aria-disabled')).toBe('true')
})

test('[CD-03] in a right-to-left language the left arrow leads on', async () => {
  const { press, path, text } = await open()
  await i18n.use('ar-SA')
  await soon(() => expect(document.documentElement.dir).toBe('rtl'))
  await soon(() => expect(text()).toContain('البطاقة ١ من ٣'))
  press('ArrowLeft')
  await soon(() => expect(path()).toBe('/certifications/ecard/2406000112/110'))
})

test('[CD-03] only the card shown can be reached, and only it and its neighbors are drawn', async () => {
  const { shown, filled, find } = await open('/certifications/ecard/2308000117/20')
  expect(shown()).toBe(2)
  expect(filled()).toEqual([false, true, true])
  expect(find('li[inert]')?.getAttribute('aria-hidden')).toBe('true')
})

test('[CD-03] a single card has nothing to swipe to', async () => {
  const page = await anOpenPage('/certifications/ecard', { '/ecards/e-cards/consumer': [RESCUE] })
  await soon(() => expect(page.text()).toContain('Show full screen'))
  expect(page.find('ul[tabindex="0"]')).toBeNull()
  expect(page.find('button[aria-label="Next card"]')).toBeNull()
})
