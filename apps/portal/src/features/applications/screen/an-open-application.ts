import type { ApplicationWire } from '@fathom/contract/applications'
import { anApplication, KAI } from '../an-application.ts'

const ADDRESS = {
  ...{ addressLine1: 'Harbour Street 1', addressLine2: '', city: 'Sharm El Sheikh' },
  ...{ country: 'Egypt', countryId: 'EG', postalCode: '46619', postalCodeRequired: true },
  ...{ state: '', stateId: '' },
}

/** Everything that is missing in the test draft. */
export const FILLED = { instructor: KAI, teachingAddress: ADDRESS, evidence: { dives: 'Paper logbook' } }

type Moved = ApplicationWire['history'][number]

export const moved = (move: Moved['move'], to: Moved['to'], more: Partial<Moved> = {}): Moved => ({
  ...{ move, to, from: 'Draft', role: 'instructor', name: 'Kai Nakamura', reason: '' },
  at: '2026-11-06T09:00:00.000Z',
  ...more,
})

/** The service path of the test application. */
export const PATH = `/Applications/${anApplication().id}`

type Answers = Readonly<Record<string, unknown>>
type Page = {
  fetch: { mock: { calls: readonly Parameters<typeof fetch>[] } }
  named: (selector: string, name: string) => HTMLElement | undefined
}

/** Test helper: opens the page of the application with services that give the configured answers. */
export const opensWith =
  <Opened extends Page>(open: (address: string, answers: Answers) => Promise<Opened>) =>
  async (answers: Answers, query = '') => {
    HTMLElement.prototype.hidePopover ??= () => undefined
    const page = await open(`/applications/${anApplication().id}${query}`, {
      [`${PATH}/documents`]: [],
      ...answers,
    })
    const calls = (method: string, end: string) =>
      page.fetch.mock.calls.filter(
        ([path, init]) => String(path).split('?')[0]?.endsWith(end) && (init?.method ?? 'GET') === method,
      )
    return { ...page, calls, press: (name: string) => page.named('button', name)?.click() }
  }

export function fill(field: HTMLInputElement | HTMLTextAreaElement | null, value: string) {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
