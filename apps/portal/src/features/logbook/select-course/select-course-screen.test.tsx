import { logCourses } from '@fathom/contract/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'

const COURSES = [
  { course: 'open-water', title: 'Open Water Diver', confined_water: false, dives: 4 },
  { course: 'sidemount-pool', title: 'Sidemount Diver', confined_water: true, dives: 1 },
  { course: 'sidemount', title: 'Sidemount Diver', confined_water: false, dives: 2 },
]

let shown: ReturnType<typeof show> | undefined
beforeEach(() => localStorage.clear())
afterEach(() => {
  shown?.unmount()
  shown = undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens the page where a course is chosen; `answer` is what the server says about the courses. */
async function open(answer: () => unknown) {
  const app = await anApp('/logbook/log-dive/select-course', {
    '/api/logbook/graphql': ({ body }: { body: string }) =>
      JSON.parse(body).extensions.persistedQuery.sha256Hash === logCourses.id ? answer() : 404,
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const labels = () => [...place.querySelectorAll('label')].map(({ textContent }) => textContent)
  const choose = async (label: string) => {
    const found = await vi.waitFor(() => {
      const row = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)
      if (!row) throw new Error(`no ${label} among ${labels()}`)
      return row
    })
    found.querySelector('input')?.click()
  }
  const link = () => place.querySelector<HTMLAnchorElement>('a[href*="/training/create/"]')
  return { place, labels, choose, link }
}

const catalog = () => ({ data: { logCourses: COURSES } })

test('[LE-05] a dive of a course that only the catalog knows is chosen and named after it', async () => {
  const { choose, link, labels } = await open(catalog)
  await choose('Sidemount Diver')
  await vi.waitFor(() =>
    expect(labels()).toEqual([
      'Open Water Diver',
      'Sidemount Diver, confined water',
      'Sidemount Diver',
      'Sidemount Diver, dive 1',
      'Sidemount Diver, dive 2',
    ]),
  )
  await choose('Sidemount Diver, dive 2')
  await vi.waitFor(() =>
    expect(decodeURIComponent(link()?.href ?? '')).toContain('/sidemount/2/Sidemount Diver, dive 2'),
  )
})

test('[LE-05] the courses of the last visit are offered offline', async () => {
  const first = await open(catalog)
  await vi.waitFor(() => expect(first.labels()).toContain('Sidemount Diver'))
  shown?.unmount()
  const { labels } = await open(() => new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(labels()).toContain('Sidemount Diver'))
})

test('[LE-05] says when the courses cannot be loaded, with a way to try again', async () => {
  let isDown = true
  const { place, labels } = await open(() => (isDown ? 500 : catalog()))
  await vi.waitFor(() => expect(place.textContent).toContain('We couldn’t load the courses.'))
  isDown = false
  const retry = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')
  retry?.click()
  await vi.waitFor(() => expect(labels()).toContain('Sidemount Diver'))
})
