import type { FormStandingsWire } from '@fathom/contract/forms'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { ConfirmBirthDate } from './confirm-birth-date.tsx'

type Changed = NonNullable<FormStandingsWire[number]['changedBirthDate']>

const UNCONFIRMED: Changed = {
  ...{ birthDate: '1990-01-02', before: '2014-01-02', changedAt: '2026-11-03T12:00:00.000Z' },
  ...{ isToConfirm: true, confirmed: null },
}
const CONFIRMED: Changed = {
  ...UNCONFIRMED,
  ...{ isToConfirm: false, confirmed: { by: 'Kai Nakamura', at: '2026-11-04T12:00:00.000Z' } },
}

let close: (() => void) | undefined
afterEach(() => close?.())

class Canceled extends Error {}

async function open(...answers: Changed[]) {
  await Promise.all([i18n.use('en-US'), i18n.need('forms-standing')])
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const get = vi.fn(async () => [
    { affiliateId: 100006, changedBirthDate: answers.length > 1 ? answers.shift() : answers[0] },
  ])
  const post = vi.fn(async (..._: unknown[]): Promise<undefined> => undefined)
  const prove = vi.fn(async () => undefined)
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={{ http: { get, post } } as unknown as Calls}>
        <QueryClientProvider client={new QueryClient()}>
          <ConfirmBirthDate
            affiliateId={200001}
            freshly={async (action) => {
              await prove()
              return action()
            }}
            isCanceled={(error) => error instanceof Canceled}
            student={100006}
          />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  close = () => {
    root.unmount()
    place.remove()
  }
  const button = () =>
    vi.waitFor(() => {
      const found = place.querySelector('button')
      if (!found || found.disabled) throw new Error('no button to press')
      return found
    })
  return { place, get, post, prove, button }
}

test('[TS-05] the teacher confirms exactly the birth date that was on the screen, and is asked who they are', async () => {
  const { place, post, prove, button } = await open(UNCONFIRMED, CONFIRMED)
  expect((await button()).textContent).toBe('Confirm birth date')
  ;(await button()).click()
  await vi.waitFor(() => expect(place.querySelector('button')).toBeNull())
  expect(prove).toHaveBeenCalledOnce()
  expect(post.mock.calls).toEqual([
    [
      'forms',
      'students/{affiliateId}/birth-date',
      { params: { affiliateId: '100006' }, body: { birthDate: '1990-01-02', isDocumentSeen: true } },
    ],
  ])
})

test('[TS-05] nothing is asked of the teacher once the birth date is confirmed', async () => {
  const { place, get } = await open(CONFIRMED)
  await vi.waitFor(() => expect(get).toHaveBeenCalled())
  expect(place.querySelector('button')).toBeNull()
})

test('[TS-05] a refusal says so and can be retried; deciding against the proof says nothing', async () => {
  const { place, post, prove, get, button } = await open(UNCONFIRMED)
  prove.mockRejectedValueOnce(new Canceled())
  ;(await button()).click()
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  await button()
  expect(place.querySelector('[role=alert]')).toBeNull()
  expect(post).not.toHaveBeenCalled()
  post.mockRejectedValueOnce(new Error('stale'))
  ;(await button()).click()
  await vi.waitFor(() =>
    expect(place.textContent).toContain('We could not confirm the birth date. Try again.'),
  )
  expect((await button()).textContent).toBe('Confirm birth date')
})
