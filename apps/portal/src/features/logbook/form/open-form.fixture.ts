import { diveLog, gearItems, instructor, unitSetting } from '@fathom/contract/logbook'
import type { Operation } from '@fathom/contract/shared'
import type { DiveLog } from '@fathom/domain/logbook'
import { beforeEach, vi } from 'vitest'
import type { Router } from '../../../shared/router/index.ts'
import { emptyDevice } from '../list/logbook.fixture.ts'
import { aLog, wireOf } from './state/dive-log.fixture.ts'

export type Answer = (variables: Record<string, unknown>) => unknown
type Answers = Readonly<Record<string, unknown>>
type Shown = { place: HTMLElement; unmount: () => void }

/** The portal in a test, given by the test: a feature doesn't know the app around it. */
type Portal<App> = {
  anApp: (address: string, answers: Answers) => Promise<App>
  restOf: (app: App) => Promise<string>
  show: (app: App) => Shown
}
type Given = [operation: Operation<never, never>, answer: Answer][]

/** An answer of the logbook's graph to one operation. */
export const given = (operation: unknown, answer: Answer): Given[number] => [
  operation as Operation<never, never>,
  answer,
]

/** The refusal of a save that is based on an older version than this log. */
export const staleFor = (log: DiveLog) => ({
  errors: [{ message: 'stale', extensions: { problem: 'stale', status: 409, current: wireOf(log) } }],
})

let lastLog = 0

/** Each log has its own id, because typed text from one test stays on the device. */
const nextId = () => `018f0000-0000-7000-8000-${String(++lastLog).padStart(12, '0')}`

export const recreational = (change: Partial<DiveLog> = {}) => aLog({ id: nextId(), ...change })

export const training = (change: Partial<DiveLog>) =>
  aLog({
    id: nextId(),
    logType: 'Training',
    course: 'open-water',
    number: 2,
    instructorNumber: 500001,
    instructorName: 'Kai Nakamura',
    skills: ['mask-clearing'],
    ...change,
  })

/** Answers each graph operation by its hash; anything else is 404. */
function graphOf(answers: Given) {
  return ({ body }: { body: string }) => {
    const { variables, extensions } = JSON.parse(body)
    const found = answers.find(([operation]) => operation.id === extensions.persistedQuery.sha256Hash)
    return found ? found[1](variables) : { errors: [{ message: 'none', extensions: { problem: 'none' } }] }
  }
}

const KAI = { memsys_member_number: 500001, first_name: 'Kai', last_name: 'Nakamura', middle_initial: '' }

/** happy-dom has no popovers and no observers; browser tests cover them. */
export function standInForBrowser() {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.showPopover ??= () => undefined
  HTMLElement.prototype.scrollIntoView ??= () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}

let shown: Shown | undefined

/** Leaves the form, as a closed tab does. */
export const closeForm = () => shown?.unmount()

/** The input of a field, once it's shown. */
export const fieldIn = (place: HTMLElement, path: string) =>
  vi.waitFor(() => {
    const found = place.querySelector<HTMLInputElement>(`[data-field="${path}"] input`)
    if (!found) throw new Error(`no ${path} yet`)
    return found
  })

const addressOf = ({ id, logType }: DiveLog) => `/logbook/log-dive/${logType.toLowerCase()}/update/${id}`

/** Opens the form of a log, or another address of the form. Each test begins with an empty device. */
export function opensFormWith<App extends { router: Router }>({ anApp, restOf, show }: Portal<App>) {
  beforeEach(emptyDevice)
  return async (log: DiveLog, more: Given = [], address = addressOf(log), images: Answers = {}) => {
    standInForBrowser()
    const graph = graphOf([
      ...more,
      given(unitSetting, () => ({ data: { unitSetting: { affiliate_id: 100001, unit: 'Metric' } } })),
      given(gearItems, () => ({ data: { gearItems: [] } })),
      given(diveLog, () => ({ data: { diveLog: { ...wireOf(log), seal: null, dive_number: null } } })),
      given(instructor, () => ({ data: { instructor: KAI } })),
    ])
    const app = await anApp(address, {
      ...images,
      '/api/logbook/graphql': graph,
      [`/images/${log.id}`]: images[`/images/${log.id}`] ?? [],
      [`/images/${log.id}/uploads`]:
        images[`/images/${log.id}/uploads`] ??
        (() => {
          throw new TypeError('Failed to fetch')
        }),
    })
    await restOf(app)
    shown = show(app)
    const { place } = shown
    const field = (path: string) => fieldIn(place, path)
    const press = (selector: string) => place.querySelector<HTMLButtonElement>(selector)?.click()
    const pressWords = (words: string) =>
      vi.waitFor(() => {
        const button = [...document.querySelectorAll('button')].find((each) => each.textContent === words)
        if (!button) throw new Error(`no ${words} yet`)
        button.click()
      })
    return { place, field, press, pressWords, router: app.router, text: () => place.textContent ?? '' }
  }
}

/** Types the way a user does. */
export function type(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export const leave = (input: HTMLInputElement) =>
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

/** The lines of the summary above the form. */
export const summaryIn = (place: HTMLElement) =>
  [...place.querySelectorAll('form > [role=alert] p')].map((line) => line.textContent)
