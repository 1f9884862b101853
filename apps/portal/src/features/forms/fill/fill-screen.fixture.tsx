import type { FormName } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { createMemoryRouter, createPath, RouterProvider } from '../../../shared/router/index.ts'
import { formsSender } from '../live/forms-sender.ts'
import { aDraft, aFormToFill } from './draft/form.fixture.ts'
import type { KnownOfForm } from './fill-context.ts'
import { FillScreen } from './fill-screen.tsx'

type Body = Record<string, unknown> & FormData
type Answer = (body: Body) => unknown

/** The service's answers, by method and path. */
export type FormAnswers = Record<string, Answer>

function httpOf(answers: FormAnswers) {
  const call = (method: string) =>
    vi.fn(async (_: string, path: string, options: { body?: Body } = {}) => {
      const answer = answers[`${method} ${path}`]
      if (!answer) throw new Error(`nobody answers ${method} ${path}`)
      return answer(options.body as Body)
    })
  return { get: call('GET'), put: call('PUT'), post: call('POST') }
}

export const soon = <T,>(check: () => T) => vi.waitFor(check)

/** Finds the control of this kind with this name, as soon as it renders. */
const controlIn =
  (place: HTMLElement) =>
  <Kind extends HTMLElement>(selector: string, name: string) =>
    soon(() => {
      const found = [...place.querySelectorAll<Kind>(selector)].find((each) =>
        (each.closest('label') ?? each).textContent?.includes(name),
      )
      if (!found) throw new Error(`no ${selector} ${name}`)
      return found
    })

type Given = {
  at?: string
  answers?: Record<string, string>
  birthDate?: string
  more?: FormAnswers
  form?: FormName
  known?: KnownOfForm
  locale?: Locale
}

/** Test helper: only the screen of a form, with a service that gives the configured answers. */
export async function aFillScreen(given: Given) {
  const { at = '', answers = {}, birthDate = '1990-01-01', more = {}, known } = given
  const { form = 'medical-questionnaire', locale = 'en-US' } = given
  await Promise.all([i18n.use(locale), i18n.need('forms'), i18n.need('forms-standing')])
  const http = httpOf({
    'GET definitions/{form}': () => aFormToFill(),
    'GET drafts/{form}': () => aDraft({ answers, version: 1 }),
    'PUT drafts/{form}': (body) => aDraft({ ...body, version: 2 }),
    'POST data': (body) => ({ documentId: body.get('documentId') }),
    ...more,
  })
  const calls = { http } as unknown as Calls
  const person = { affiliateId: 100001, name: 'Ines Marin', birthDate }
  const Component = () => <FillScreen form={form} known={known} person={person} />
  const router = createMemoryRouter([{ path: 'medical-form', Component }], {
    initialEntries: [`/medical-form${at}`],
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const endOutbox = startOutbox(client, [formsSender(calls, client, person.affiliateId)])
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={calls}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  return {
    place,
    http,
    control: controlIn(place),
    text: () => place.textContent ?? '',
    address: () => createPath(router.state.location),
    back: () => router.navigate(-1),
    unmount: () => {
      endOutbox()
      root.unmount()
      client.clear()
      place.remove()
    },
  }
}
