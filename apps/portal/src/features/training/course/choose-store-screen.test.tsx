import { afterEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { aCourseRecord, aMyCourse, OPEN_WATER } from '../training.fixture.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)
const FOUND = [
  { storeNumber: 7001, name: 'Harbour Divers', city: 'Sharm El Sheikh', countryId: 'EG' },
  { storeNumber: 7003, name: 'Blue Harbour', city: 'Dahab', countryId: 'EG' },
]
const TEACHER = { storeNumber: 7001, storeName: 'Harbour Divers', memberNumber: null, memberName: null }

let shown: ReturnType<typeof show> | undefined
afterEach(() => {
  shown?.unmount()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  vi.unstubAllGlobals()
})

async function open(choose: (body: string) => unknown) {
  const chosen: unknown[] = []
  const app = await anApp(`/training/course/${OPEN_WATER}/store`, {
    [`/courses/${OPEN_WATER}/store`]: ({ body }: { body: string }) => {
      chosen.push(JSON.parse(body))
      return choose(body)
    },
    [`/courses/${OPEN_WATER}`]: aCourseRecord({ enrolment: aMyCourse({ teacher: TEACHER }) }),
    '/api/pro/graphql': ({ body }: { body: string }) =>
      'search' in JSON.parse(body).variables ? { data: { stores: FOUND } } : { data: { formsTotal: 0 } },
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const text = () => place.querySelector('main')?.textContent ?? ''
  const buttons = () =>
    [...place.querySelectorAll<HTMLButtonElement>('main li button')].filter(({ textContent }) =>
      textContent?.startsWith('Choose'),
    )
  const field = await soon(() => {
    const input = place.querySelector<HTMLInputElement>('input[aria-label="Search dive centers"]')
    if (!input) throw new Error('no search yet')
    return input
  })
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'harbour')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(text()).toContain('Blue Harbour'))
  return { ...app, text, buttons, chosen }
}

test('[LE-04] a diver finds another dive center and changes to it; the present one is marked', async () => {
  const now = { ...TEACHER, storeNumber: 7003, storeName: 'Blue Harbour' }
  const { text, buttons, chosen, router } = await open(() => ({
    ...now,
    packageId: OPEN_WATER,
    affiliated: true,
  }))
  expect(text()).toContain('Dahab, Egypt')
  expect(text()).toContain('Your center')
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Choose Blue Harbour'])
  buttons()[0]?.click()
  await soon(() => expect(router.state.location.pathname).toBe(`/training/course/${OPEN_WATER}`))
  expect(chosen).toEqual([{ storeNumber: 7003 }])
  expect(currentToast()?.text).toBe('Blue Harbour is now your dive center for this course.')
})

test('[LE-04] says why a dive center was not accepted, and stays', async () => {
  const problem = { problem: 'no-store-found', status: 422, errors: ['There is no dive center 7003.'] }
  const { text, buttons, router } = await open(
    () =>
      new Response(JSON.stringify(problem), { status: 422, headers: { 'content-type': 'application/json' } }),
  )
  buttons()[0]?.click()
  await soon(() => expect(text()).toContain('There is no dive center 7003.'))
  expect(router.state.location.pathname).toBe(`/training/course/${OPEN_WATER}/store`)
})
