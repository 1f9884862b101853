import { expect, test, vi } from 'vitest'
import type { Answers } from '../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../app/testing/open-page.fixture.tsx'
import { aCatalog, aNightCourse, aShopCourse, CLUB_PRICE, NIGHT, OPEN_WATER } from './shop.fixture.ts'

const CATALOG = '/catalog/courses'
const BOTH = aCatalog([aShopCourse(), aNightCourse({ price: CLUB_PRICE })])

const open = (address = '/training/shop', answers: Answers = {}) =>
  anOpenPage(address, { [CATALOG]: BOTH, ...answers })

function type(input: HTMLInputElement | null, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('[RT-23] [SC-13] [VA-10] the shop shows entry courses first, and each links to its page', async () => {
  const { text, named, find } = await open()
  await soon(() => expect(text()).toContain('Open Water Diver'))
  expect([...(find('h2')?.parentElement?.parentElement?.querySelectorAll('h3') ?? [])]).toHaveLength(1)
  expect(find('h2')?.textContent).toBe('Start here')
  expect(named('a', 'Open Water Diver')?.getAttribute('href')).toBe(`/training/shop/${OPEN_WATER}`)
  expect(named('a', 'Night Diver')?.getAttribute('href')).toBe(`/training/shop/${NIGHT}`)
})

test('[CO-02] shows the club discount with the price before and after, with text for screen readers', async () => {
  const { text, find } = await open()
  await soon(() => expect(text()).toContain('25% off with Fathom Club'))
  expect(find('s')?.textContent).toBe('$449')
  expect(text()).toContain('Original price: $449. ')
  expect(text()).toContain('Your price: $336.75. ')
})

test('[SC-13] search and filters are sent to the server and reflected in the URL, with their counts', async () => {
  const { requested, find, router, text, place } = await open('/training/shop?kind=specialty')
  await soon(() => expect(text()).toContain('2 courses'))
  expect(requested().some((url) => url.includes(`${CATALOG}?kind=specialty&page=1`))).toBe(true)
  const level = place.querySelectorAll<HTMLSelectElement>('main select')[0]
  expect([...(level?.options ?? [])].map(({ text: said }) => said)).toEqual([
    'Any level',
    'Beginner (1)',
    'Continuing (1)',
  ])
  type(find<HTMLInputElement>('input[type=search]'), 'réef')
  await soon(() => expect(router.state.location.search).toBe('?find=r%C3%A9ef&kind=specialty'))
  await soon(() => expect(requested().at(-1)).toContain('search=r%C3%A9ef&kind=specialty'))
})

test('an empty result says so and links back to everything', async () => {
  const none = aCatalog([], { total: 0 })
  const { named, router, text } = await open('/training/shop?find=wreck', {
    [CATALOG]: ({ path }: { path: string }) => (path.includes('search=wreck') ? none : BOTH),
  })
  await soon(() => expect(text()).toContain('No courses found'))
  named('button', 'Show all courses')?.click()
  await soon(() => expect(text()).toContain('Start here'))
  expect(router.state.location.search).toBe('')
})

test('more courses load page by page', async () => {
  const { named, text } = await open('/training/shop', {
    [CATALOG]: ({ path }: { path: string }) =>
      path.includes('page=2')
        ? aCatalog([aNightCourse()], { page: 2, pageSize: 1, total: 2 })
        : aCatalog([aShopCourse()], { pageSize: 1, total: 2 }),
  })
  await soon(() => expect(named('button', 'Show more courses')).toBeDefined())
  expect(text()).not.toContain('Night Diver')
  named('button', 'Show more courses')?.click()
  await soon(() => expect(text()).toContain('Night Diver'))
  expect(named('button', 'Show more courses')).toBeUndefined()
})

test('[ER-04] courses that fail to load show an error and a retry', async () => {
  const answer = vi.fn<() => unknown>(() => 500)
  const { named, text } = await open('/training/shop', { [CATALOG]: answer })
  await soon(() => expect(text()).toContain('We couldn’t load the courses.'))
  answer.mockReturnValue(BOTH)
  named('button', 'Try again')?.click()
  await soon(() => expect(text()).toContain('Night Diver'))
})

test('[SN-02] the recommended course stands in the shop once', async () => {
  const offer = {
    ...{ id: NIGHT, packageId: NIGHT, title: 'Night Diver', summary: '', scene: 'night', dives: null },
    ...{ reason: 'specialty', basedOn: 'Open Water Diver', price: CLUB_PRICE },
  }
  const { place, text, named, router } = await open('/training/shop', { '/api/offers/ines': offer })
  const titles = () => [...place.querySelectorAll('main :is(h2, h3)')].map(({ textContent }) => textContent)
  await soon(() => expect(text()).toContain('Goes with Open Water Diver'))
  expect(titles().filter((title) => title === 'Night Diver')).toHaveLength(1)
  await router.navigate('/training/shop?kind=specialty')
  await soon(() => expect(text()).not.toContain('Goes with'))
  await soon(() => expect(named('a', 'Night Diver')).toBeDefined())
})

test("an empty shop isn't an error", async () => {
  const { text, named } = await open('/training/shop', { [CATALOG]: aCatalog([], { total: 0 }) })
  await soon(() => expect(text()).toContain('No courses for you right now'))
  expect(named('button', 'Show all courses')).toBeUndefined()
})
