import { diveLog, instructor, lastDiveLog, unitSetting, updateTrainingLog } from '@fathom/contract/logbook'
import type { Operation } from '@fathom/contract/shared'
import type { DiveLog } from '@fathom/domain/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../../app/an-app.tsx'
import { aLog, wireOf } from '../state/a-log.ts'

type Answer = (variables: Record<string, unknown>) => unknown
type Given = [operation: Operation<never, never>, answer: Answer][]

const given = (operation: unknown, answer: Answer): Given[number] => [
  operation as Operation<never, never>,
  answer,
]

const training = (change: Partial<DiveLog>) =>
  aLog({
    logType: 'Training',
    course: 'open-water',
    number: 2,
    instructorNumber: 500001,
    instructorName: 'Kai Nakamura',
    skills: ['mask-clearing'],
    ...change,
  })

/** The graph answers each operation by its hash; what is not given is not found. */
function graphOf(answers: Given) {
  return ({ body }: { body: string }) => {
    const { variables, extensions } = JSON.parse(body)
    const found = answers.find(([operation]) => operation.id === extensions.persistedQuery.sha256Hash)
    return found ? found[1](variables) : { errors: [{ message: 'none', extensions: { problem: 'none' } }] }
  }
}

const KAI = { memsys_member_number: 500001, first_name: 'Kai', last_name: 'Nakamura', middle_initial: '' }

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  // happy-dom knows no popovers and observes nothing; what they do is tried in a real browser.
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.scrollIntoView ??= () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

async function open(log: DiveLog, more: Given = []) {
  const graph = graphOf([
    ...more,
    given(unitSetting, () => ({ data: { unitSetting: { affiliate_id: 100001, unit: 'Metric' } } })),
    given(diveLog, () => ({ data: { diveLog: { ...wireOf(log), seal: null, dive_number: null } } })),
    given(instructor, () => ({ data: { instructor: KAI } })),
    given(lastDiveLog, () => ({ data: { lastDiveLog: null } })),
  ])
  const address = `/logbook/log-dive/training/update/${log.id}`
  const app = await anApp(address, { '/api/logbook/graphql': graph, [`/images/${log.id}`]: [] })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const field = async (path: string) =>
    vi.waitFor(() => {
      const found = place.querySelector<HTMLInputElement>(`[data-field="${path}"] input`)
      if (!found) throw new Error(`no ${path} yet`)
      return found
    })
  return { place, field, text: () => place.textContent ?? '' }
}

test('[ST-01] a returned dive says why, and can be sent again', async () => {
  const { field, text, place } = await open(
    training({ status: 'Resubmit', resubmitReason: 'Which way did you go?' }),
  )
  expect((await field('dive.title')).disabled).toBe(false)
  expect(text()).toContain('Kai Nakamura returned this dive')
  expect(text()).toContain('Which way did you go?')
  await vi.waitFor(() => expect(place.querySelector('button[type=submit]')?.textContent).toBe('Send to Kai'))
})

test('[ST-01] a verified dive says who verified it and cannot be changed', async () => {
  const verification = { instructorNumber: 500001, name: 'Kai Nakamura', at: '2026-05-18T09:00:00Z' }
  const { field, text, place } = await open(training({ status: 'Verified', verification }))
  expect((await field('depthTime.maxDepth')).disabled).toBe(true)
  expect(text()).toContain('Verified by Kai Nakamura on May 18, 2026')
  expect(place.querySelector('button[type=submit]')).toBeNull()
})

test('[VA-05] what the server refuses is told at its field', async () => {
  const problems = [{ section: 'dive', field: 'instructorNumber', problem: 'instructor-unknown' }]
  const refused = { problem: 'invalid-log', status: 422, errors: ['Invalid Instructor Number'], problems }
  const { place, field } = await open(training({}), [
    given(updateTrainingLog, () => ({ errors: [{ message: 'invalid', extensions: refused }] })),
  ])
  const input = await field('dive.instructorNumber')
  await vi.waitFor(() => expect(place.textContent).toContain('Send to Kai'))
  place.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  await vi.waitFor(() => {
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(place.querySelector('[data-field="dive.instructorNumber"]')?.textContent).toContain(
      'Invalid Instructor Number',
    )
  })
})

test('a dive that does not load says so and can be asked for again', async () => {
  let isDown = true
  const log = training({})
  const { text, place, field } = await open(log, [
    given(diveLog, () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { data: { diveLog: { ...wireOf(log), seal: null, dive_number: null } } }
    }),
  ])
  await vi.waitFor(() => expect(text()).toContain('This dive did not load.'))
  isDown = false
  place.querySelector<HTMLButtonElement>('[role=alert] button')?.click()
  expect((await field('dive.title')).value).toBe('Lighthouse')
})
