import { expect, test, vi } from 'vitest'
import type { Answers } from '../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../app/testing/open-page.fixture.tsx'
import { i18n } from '../../shared/i18n/index.ts'
import { aShopEntry, CLUB_PRICE, OPEN_WATER } from './shop.fixture.ts'

const COURSE = `/catalog/courses/${OPEN_WATER}`

const open = (course: unknown, answers: Answers = {}) =>
  anOpenPage(`/training/shop/${OPEN_WATER}`, { [COURSE]: course, ...answers })

test('[SC-13] [SN-06] a course shows its contents, its requirements and its price, and its name in the tab', async () => {
  const { text, named } = await open(
    aShopEntry({
      prerequisites: [
        { ask: 'age', years: 10, isMet: true },
        { ask: 'after', packageId: 'other', title: 'Advanced Diver', isMet: false },
        { ask: 'dives', count: 20, isMet: null },
      ],
    }),
  )
  await soon(() => expect(text()).toContain('Open Water Diver'))
  for (const words of [
    '5 lessons to read',
    'A final exam',
    'About 2 hours of theory',
    '5 pool sessions',
    '4 dives with an instructor',
    'A certification card at the end',
    'Water world14 min',
    'Age 10 or older You have this',
    '20 dives in your logbook',
    'Members of Fathom Club pay $336.75.',
  ])
    expect(text()).toContain(words)
  expect(document.title).toBe('Open Water Diver · Fathom')
  expect(named('a', 'The Advanced Diver card')?.getAttribute('href')).toBe('/training/shop/other')
})

test("[LA-05] lesson counts use the reader's digits, and lessons show the language they are written in", async () => {
  const { text, place } = await open(aShopEntry())
  await soon(() => expect(text()).toContain('Water world'))
  await i18n.use('ar-SA')
  await soon(() => expect(place.querySelector('ol > li')?.textContent).toMatch(/^١Water world/))
  const title = place.querySelector('ol > li bdi')
  expect([title?.textContent, title?.getAttribute('lang')]).toEqual(['Water world', 'en-US'])
})

test('[CO-02] a member sees the price before and after, and the savings', async () => {
  const { text } = await open(aShopEntry({ price: CLUB_PRICE, clubPrice: null }))
  await soon(() => expect(text()).toContain('25% off with Fathom Club'))
  expect(text()).toContain('You save $112.25.')
  expect(text()).not.toContain('Members of Fathom Club pay')
})

test('[CA-07] [CA-47] buying passes on the product and the discount, and redirects to the shop', async () => {
  const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const bodies: unknown[] = []
  const { named, config } = await open(aShopEntry({ price: CLUB_PRICE }), {
    '/sso/exchange': ({ body }: { body: string }) => {
      bodies.push(JSON.parse(body))
      return { redirectUri: 'https://shop.example/?code=once' }
    },
  })
  await soon(() => expect(named('button', 'Buy in our shop')).toBeDefined())
  named('button', 'Buy in our shop')?.click()
  await soon(() => expect(go).toHaveBeenCalledExactlyOnceWith('https://shop.example/?code=once'))
  expect(bodies).toEqual([
    {
      clientId: 'shop',
      redirectUri: config.links.shop,
      extraData: 'product=OWD-200&discount=club&percent=25',
    },
  ])
  go.mockRestore()
})

test("[ER-04] a shop that doesn't answer is reported, and the user stays on the page", async () => {
  const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { named, text } = await open(aShopEntry(), { '/sso/exchange': 500 })
  await soon(() => expect(named('button', 'Buy in our shop')).toBeDefined())
  named('button', 'Buy in our shop')?.click()
  await soon(() => expect(text()).toContain('We couldn’t open our shop. You weren’t charged.'))
  expect(go).not.toHaveBeenCalled()
  go.mockRestore()
})

test.each([
  ['held', {}, 'You already hold this certification.'],
  ['card-missing', {}, 'You can’t buy this course yet. See below what you need first.'],
  ['too-young', {}, 'You can’t buy this course yet. See below what you need first.'],
  [
    'taken',
    { inside: { ...aShopEntry().inside, card: false } },
    'You’ve already gone further than this course.',
  ],
] as const)(
  '[SN-02] a course that is not offered (%s) has no price and no checkout',
  async (verdict, more, words) => {
    const { named, text } = await open(aShopEntry({ verdict, ...more }))
    await soon(() => expect(text()).toContain(words))
    expect(named('button', 'Buy in our shop')).toBeUndefined()
    expect(text()).not.toContain('$449')
  },
)

test('[SN-02] who holds a course that they took can still open it', async () => {
  const { named, text } = await open(aShopEntry({ verdict: 'held', isMine: true }))
  await soon(() => expect(text()).toContain('You already hold this certification.'))
  expect(named('a', 'Open course')).toBeDefined()
})

test('a course the user has links to its lessons, not to checkout', async () => {
  const { named, text } = await open(aShopEntry({ isMine: true }))
  await soon(() => expect(text()).toContain('You already have this course.'))
  expect(named('a', 'Open course')?.getAttribute('href')).toBe(`/training/course/${OPEN_WATER}`)
  expect(named('button', 'Buy in our shop')).toBeUndefined()
})

test("a course that isn't sold says so and links back", async () => {
  const { named, text } = await open(404)
  await soon(() => expect(text()).toContain('Course not found'))
  expect(named('a', 'Show all courses')?.getAttribute('href')).toBe('/training/shop')
})
