import { beforeEach, expect, test } from 'vitest'
import { anOpenPage, soon } from '../../app/testing/open-page.fixture.tsx'
import { aCheckpoint } from './dsd.fixture.ts'

beforeEach(() => localStorage.clear())

const open = (checkpoint: unknown) =>
  anOpenPage('/training/forms-applications', {
    '/GetCheckpointData': checkpoint,
    '/forms/due': [],
    '/forms/search': [],
  })

test.each([
  ['affiliation', 'Confirm your dive center'],
  ['forms', 'Medical form and release'],
  ['forms-submitted', 'We prepare your learning material'],
])('[RT-12] [ST-05] a guest who left the program at %s sees the way back first', async (status, next) => {
  const { find, text } = await open(aCheckpoint(status))
  await soon(() => expect(find('h2')?.textContent).toBe('Discover Scuba Diving'))
  expect(text()).toContain(next)
  const link = find('a[aria-label="Continue: Discover Scuba Diving"]')
  expect(link?.textContent).toBe('Continue')
  expect(link?.getAttribute('href')).toBe('/dsd')
})

test.each([
  ['never began', null],
  ['is through', aCheckpoint('processed')],
])('[RT-12] a user who %s sees nothing of the program', async (_, checkpoint) => {
  const { text, requested } = await open(checkpoint)
  await soon(() => expect(text()).toContain('Nothing signed yet'))
  await soon(() => expect(requested().some((path) => path.endsWith('/GetCheckpointData'))).toBe(true))
  expect(text()).not.toContain('Discover Scuba Diving')
})

const LEARNING = { '/learning/courses': [] }

test('[RT-08] [ST-05] a guest without a course sees the way back on the dashboard too', async () => {
  const { find, text } = await anOpenPage('/training/dashboard', {
    ...LEARNING,
    '/learning/my-courses': [],
    '/GetCheckpointData': aCheckpoint('forms'),
  })
  await soon(() => expect(text()).toContain('Medical form and release'))
  expect(find('a[aria-label="Continue: Discover Scuba Diving"]')?.getAttribute('href')).toBe('/dsd')
})
