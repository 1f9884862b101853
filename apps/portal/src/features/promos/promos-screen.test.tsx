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

const open = (answers: Answers = {}) =>
  anOpenPage('/training/my-promos', {
    '/checkpoint/GetCheckpointData': PROCESSED,
    '/promotion-cards': CARDS,
    ...answers,
  })

test('[RT-24] [SC-14] [EN-16] [CO-08] all cards are listed at once, each with its name, its excerpt and its picture by stock id', async () => {
  const { place, named } = await open()
  await soon(() => expect(place.querySelectorAll('main li h2')).toHaveLength(3))
  const items = [...place.querySelectorAll('main li')].filter((each) => each.querySelector('h2'))
  expect(
    items.map((each) => [
      each.querySelector('h2')?.textContent,
      each.querySelector('p')?.textContent,
      each.querySelector('img')?.getAttribute('src'),
      each.querySelector('img')?.getAttribute('alt'),
    ]),
  ).toEqual([
    ['Scuba Diver', 'About Scuba Diver.', '/stock/60015.svg', 'Picture of the card: Scuba Diver'],
    [
      'Open Water Diver',
      'About Open Water Diver.',
      '/stock/60020.svg',
      'Picture of the card: Open Water Diver',
    ],
    ['Advanced Diver', 'About Advanced Diver.', '/stock/60030.svg', 'Picture of the card: Advanced Diver'],
  ])
  expect(named('a', 'Choose from your cards')?.getAttribute('href')).toBe('/certifications')
})

test("[ER-04] promotions that fail to load can be retried, and an empty list isn't an error", async () => {
  const answer = vi.fn<() => unknown>(() => 500)
  const { named, text } = await open({ '/promotion-cards': answer })
  await soon(() => expect(text()).toContain('We couldn’t load the promotions.'))
  answer.mockReturnValue([])
  named('button', 'Try again')?.click()
  await soon(() => expect(text()).toContain('No promotions right now'))
})
