import type { LinkedFormWire } from '@fathom/contract/forms'
import { currentDefinition } from '@fathom/domain/forms'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { GuardianScreen } from './guardian-screen.tsx'

const definition = currentDefinition('medical-questionnaire', 'own-fault')

const signedInEnglish: LinkedFormWire = {
  memberName: 'Milo Hart',
  birthDate: null,
  language: 'en-US',
  createdDate: '2026-11-15T10:00:00.000Z',
  definition: definition as unknown as LinkedFormWire['definition'],
  texts: {
    [definition.title]: 'Medical questionnaire',
    'forms.document.yes': 'Yes',
    'forms.document.no': 'No',
  },
  answers: { q1: 'no', q3: 'yes' },
  expiresAt: '2026-11-30T10:00:00.000Z',
}

let close: (() => void) | undefined
afterEach(async () => {
  close?.()
  await i18n.use('en-US')
})

test("[SC-09] [TS-06] the form with its answers is in the language it was signed in; the guardian's own statement and the page are in the reader's", async () => {
  await Promise.all([i18n.use('ar-SA'), i18n.need('forms'), i18n.need('forms-signers')])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const http = { get: async () => signedInEnglish }
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={{ http } as unknown as Calls}>
        <QueryClientProvider client={new QueryClient()}>
          <GuardianScreen token="t" />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  close = () => {
    root.unmount()
    place.remove()
  }
  await vi.waitFor(() => expect(place.querySelectorAll('dd')).toHaveLength(2))
  const { t } = i18n.current()
  const inEnglish = (text: string) =>
    [...place.querySelectorAll('[lang="en-US"][dir="ltr"]')].some((part) => part.textContent?.includes(text))
  for (const text of ['Medical questionnaire', 'Yes', 'No'])
    expect([text, inEnglish(text)]).toEqual([text, true])
  const around = [...place.querySelectorAll('h1, h2, label')].filter((part) => !part.querySelector('[lang]'))
  expect(around.length).toBeGreaterThan(4)
  expect(around.map(({ textContent }) => textContent).join(' ')).not.toMatch(/[a-z]{3}/)
  expect(place.textContent).toContain(t('shell.page.guardian'))
  expect(place.textContent).toContain(t('forms-signers.statement.guardian', { name: 'Milo Hart' }))
  expect(place.textContent).toContain(t('forms.sign.intent'))
})
