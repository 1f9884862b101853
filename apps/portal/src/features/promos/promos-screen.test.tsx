import { expect, test, vi } from 'vitest'
import type { Answers } from '../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../app/testing/open-page.fixture.tsx'

const PROCESSED = {
  store_number: 7001,
  member_number: null,
  status: 'Processed',
  updatedDate: new Date().toISOString(),
}
const aCard = (id: number, name: string, stockId: string) => ({
  id,
  name,
  excerpt: `About ${name}.`,
  promotion: 'clubFreeEcard',
  stockId,
})
const CARDS = [
  aCard(101, 'Scuba Diver', '60015'),
  aCard(102, 'Open Water Diver', '60020'),
  aCard(103, 'Advanced Diver', '60030'),
]

async function open(answers: Answers = {}) {
  const page = await anOpenPage('/training/my-promos', {
    '/GetCheckpointData': PROCESSED,
    '/promotion-cards': CARDS,
    ...answers,
  })
  const front = () => page.find('h2')?.textContent
  const press = (key: string) =>
    page.find('section button')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const labelled = (label: string) => page.find(`button[aria-label="${label}"]`)
  /** Simulates a touch move by this many pixels in this many milliseconds. */
  const swipe = (by: number, milliseconds: number) => {
    const stage = page.find('ul')?.parentElement
    const at = (type: string, clientX: number, timeStamp: number) => {
      const event = new PointerEvent(type, { bubbles: true, clientX, clientY: 200, pointerType: 'touch' })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      stage?.dispatchEvent(event)
    }
    at('pointerdown', 200, 1000)
    at('pointerup', 200 + by, 1000 + milliseconds)
  }
  return { ...page, front, press, labelled, swipe }
}

test('[RT-24] [SC-14] [EN-16] [CO-08] a card shows its picture by stock id and its excerpt as details', async () => {
  const { front, text, find, named } = await open()
  await soon(() => expect(front()).toBe('Scuba Diver'))
  expect(text()).toContain('About Scuba Diver.')
  expect(text()).toContain('Card 1 of 3')
  expect(find('img')?.getAttribute('src')).toBe('/stock/60015.svg')
  expect(find('li:not([aria-hidden=true]) img')?.getAttribute('alt')).toBe('Picture of the card: Scuba Diver')
  expect(named('a', 'Choose from your cards')?.getAttribute('href')).toBe('/certifications')
})

test('[SC-14] buttons, keys and dots move the carousel, and it wraps from the last to the first', async () => {
  const { front, labelled, press } = await open()
  await soon(() => expect(front()).toBe('Scuba Diver'))
  labelled('Next card')?.click()
  await soon(() => expect(front()).toBe('Open Water Diver'))
  press('ArrowRight')
  await soon(() => expect(front()).toBe('Advanced Diver'))
  press('ArrowRight')
  await soon(() => expect(front()).toBe('Scuba Diver'))
  labelled('Previous card')?.click()
  await soon(() => expect(front()).toBe('Advanced Diver'))
  press('Home')
  await soon(() => expect(front()).toBe('Scuba Diver'))
  labelled('Show Open Water Diver')?.click()
  await soon(() => expect(front()).toBe('Open Water Diver'))
})

test("[CO-05] a swipe of 20 px at 0.6 px per millisecond moves the carousel; a shorter or slower one doesn't", async () => {
  const { front, swipe } = await open()
  await soon(() => expect(front()).toBe('Scuba Diver'))
  swipe(-24, 40)
  await soon(() => expect(front()).toBe('Open Water Diver'))
  swipe(-19, 10)
  swipe(-60, 101)
  swipe(24, 40)
  await soon(() => expect(front()).toBe('Scuba Diver'))
})

test("[ER-04] promotions that fail to load can be retried, and an empty list isn't an error", async () => {
  const answer = vi.fn<() => unknown>(() => 500)
  const { named, text } = await open({ '/promotion-cards': answer })
  await soon(() => expect(text()).toContain('We couldn’t load the promotions.'))
  answer.mockReturnValue([])
  named('button', 'Try again')?.click()
  await soon(() => expect(text()).toContain('No promotions right now'))
})
