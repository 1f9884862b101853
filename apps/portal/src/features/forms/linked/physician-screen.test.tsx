import type { LinkedFormWire } from '@fathom/contract/forms'
import { currentDefinition } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { PhysicianScreen } from './physician-screen.tsx'

const form: LinkedFormWire = {
  memberName: 'Milo Hart',
  birthDate: '2011-08-22',
  language: 'en-US',
  createdDate: new Date().toISOString(),
  definition: currentDefinition('medical-questionnaire', 'own-fault') as LinkedFormWire['definition'],
  texts: {},
  answers: { q3: 'yes' },
}

let close: (() => void) | undefined
// In this test environment, collapsing a selection fires change events endlessly.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue())
afterEach(() => {
  close?.()
  vi.restoreAllMocks()
})

async function open(
  post: () => Promise<unknown> = async () => undefined,
  locale: Locale = 'en-US',
  shown: LinkedFormWire = form,
) {
  await Promise.all([i18n.use(locale), i18n.need('forms')])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const http = { get: async () => shown, post: vi.fn((..._: unknown[]) => post()) }
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={{ http } as unknown as Calls}>
        <QueryClientProvider client={new QueryClient()}>
          <PhysicianScreen token="t" />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  close = () => {
    root.unmount()
    place.remove()
  }
  const soonFound = <Kind extends HTMLElement>(selector: string, name = '') =>
    vi.waitFor(
      () => {
        const all = [...place.querySelectorAll<Kind>(selector)]
        const found = all.find((each) => (each.closest('label') ?? each).textContent?.includes(name))
        if (!found) throw new Error(`no ${selector} ${name}`)
        return found
      },
      { timeout: 5_000 },
    )
  return { place, post: http.post, soonFound }
}

function type(segment: HTMLElement, text: string) {
  segment.focus()
  for (const data of text)
    segment.dispatchEvent(
      new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
    )
}

/** Fills in a decision about an examination in a given year, up to the send button. */
async function decide(
  { soonFound }: Awaited<ReturnType<typeof open>>,
  outcome: string,
  physician = 'Dr. Planted',
) {
  ;(await soonFound('input[type=radio]', outcome)).click()
  const name = await soonFound<HTMLInputElement>('input[autocomplete=name]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, physician)
  name.dispatchEvent(new Event('input', { bubbles: true }))
  for (const [part, digits] of Object.entries({ month: '05', day: '16', year: '2026' }))
    type(await soonFound(`[data-type=${part}]`), digits)
  await soonFound('input[type=date][value="2026-05-16"]')
  ;(await soonFound('button', 'Check the decision')).click()
}

const sendButton = ({ soonFound }: Awaited<ReturnType<typeof open>>) =>
  soonFound('dialog button', 'Send the decision')

test.each([
  ['en-US', 'August 22, 2011'],
  ['de-DE', '22. August 2011'],
] as const)("[ST-08] in %s the physician reads the diver's birth date", async (locale, day) => {
  const { soonFound } = await open(undefined, locale)
  expect((await soonFound('dl', day)).textContent).toBe(
    `${i18n.current().t('forms.document.birthDate')}${day}`,
  )
})

test('[ST-08] an examination from before the form is accepted, and two presses send one decision', async () => {
  const screen = await open()
  await decide(screen, 'Approved')
  const send = await sendButton(screen)
  send.click()
  send.click()
  await screen.soonFound('h2', 'Thank you')
  expect(screen.post).toHaveBeenCalledTimes(1)
  expect(screen.post.mock.calls[0]?.[2]).toMatchObject({
    body: { outcome: 'approved', examinedOn: '2026-05-16' },
  })
})

test('[ST-08] a decision through a link that another person has used says that it was not recorded', async () => {
  const screen = await open(async () => {
    throw new CallFailed('', { kind: 'refused', status: 410, problem: 'link-used' })
  })
  await decide(screen, 'Not approved')
  ;(await sendButton(screen)).click()
  const reported = await screen.soonFound('[role=alert]', 'What you just sent was not recorded.')
  expect(reported.textContent).toContain('an answer has arrived. If it was not yours')
  expect(screen.place.textContent).not.toContain('Thank you')
})

test("[SC-09] a physician's name that cannot be printed is reported at its field", async () => {
  const screen = await open()
  await decide(screen, 'Approved', 'ডা. সাগর')
  const name = await screen.soonFound('input[autocomplete=name][aria-invalid=true]')
  const note = document.getElementById(name.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toContain('Some of these characters cannot be printed')
  expect(screen.place.querySelector('dialog[open]')).toBeNull()
})

test('[ST-08] a physician who is asked although no answer is yes reads why', async () => {
  const { soonFound, place } = await open(undefined, 'en-US', { ...form, answers: {} })
  await soonFound('p', 'in the last year a physician did not approve diving')
  expect(place.textContent).not.toContain('Some answers ask for the opinion of a physician')
  expect(place.textContent).not.toContain('Answered with Yes')
})
