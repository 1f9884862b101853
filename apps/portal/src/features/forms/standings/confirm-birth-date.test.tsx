import type { FormStandingsWire } from '@fathom/contract/forms'
import { afterEach, expect, test, vi } from 'vitest'
import { closeScreen, openScreen } from '../testing/open-screen.fixture.tsx'
import { ConfirmBirthDate } from './confirm-birth-date.tsx'

type Changed = NonNullable<FormStandingsWire[number]['changedBirthDate']>

const UNCONFIRMED: Changed = {
  ...{ birthDate: '1990-01-02', earlier: ['2014-01-02', '2013-05-06'] },
  ...{ changedAt: '2026-11-03T12:00:00.000Z', isToConfirm: true, confirmed: null },
}
const CONFIRMED: Changed = {
  ...UNCONFIRMED,
  ...{ isToConfirm: false, confirmed: { by: 'Kai Nakamura', at: '2026-11-04T12:00:00.000Z' } },
}
const SEEN = {
  params: { affiliateId: '100006' },
  body: { birthDate: '1990-01-02', isDocumentSeen: true, statementVersion: 1 },
}

afterEach(closeScreen)

class Canceled extends Error {}

const open = (...answers: (Changed | null)[]) => openAs(false, ...answers)

async function openAs(isCenter: boolean, ...answers: (Changed | null)[]) {
  const get = vi.fn(async () => {
    const changedBirthDate = answers.length > 1 ? answers.shift() : answers[0]
    return [{ affiliateId: 100006, name: 'Milo Hart', changedBirthDate }]
  })
  const post = vi.fn(async (..._: unknown[]): Promise<undefined> => undefined)
  const remove = vi.fn(async (..._: unknown[]): Promise<undefined> => undefined)
  const prove = vi.fn(async () => undefined)
  const screen = (
    <ConfirmBirthDate
      affiliateId={200001}
      freshly={async (action) => {
        await prove()
        return action()
      }}
      isCanceled={(error) => error instanceof Canceled}
      isCenter={isCenter}
      student={100006}
    />
  )
  const http = { get, post, delete: remove }
  const shown = await openScreen(screen, { http, areas: ['forms', 'forms-standing', 'forms-signers'] })
  const dialog = () => shown.place.querySelector('dialog h2')?.closest('dialog') ?? null
  const pressInDialog = (text: string) =>
    vi.waitFor(() => {
      const button = [...(dialog()?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent === text,
      )
      if (!button || button.disabled) throw new Error(`no button ${text} in the dialog`)
      button.click()
    })
  const tick = () => dialog()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  return { ...shown, get, post, remove, prove, dialog, pressInDialog, tick }
}

test('[TS-05] one press confirms nothing: a dialog names the person, the date, those before and the statement', async () => {
  const { press, dialog, post, prove, pressInDialog } = await open(UNCONFIRMED)
  await press('Confirm birth date')
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
  const text = dialog()?.textContent?.replaceAll(/[\u2068\u2069]/g, '')
  expect(text).toContain('Confirm the birth date of Milo Hart?')
  expect(text).toContain('2 January 2014, 6 May 2013')
  expect(text).toContain('I have seen an identity document of Milo Hart with the birth date 2 January 1990.')
  await pressInDialog('Confirm birth date')
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Please confirm this statement.'))
  expect(document.activeElement?.getAttribute('type')).toBe('checkbox')
  await pressInDialog('Back')
  await vi.waitFor(() => expect(dialog()).toBeNull())
  expect(prove).not.toHaveBeenCalled()
  expect(post).not.toHaveBeenCalled()
})

test('[TS-05] the teacher confirms exactly the birth date and statement on the screen, and is asked who they are', async () => {
  const { press, dialog, post, prove, tick, pressInDialog, findButton } = await open(UNCONFIRMED, CONFIRMED)
  await press('Confirm birth date')
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
  tick()
  await pressInDialog('Confirm birth date')
  await vi.waitFor(() => expect(findButton('Withdraw confirmation')).toBeDefined())
  expect(dialog()).toBeNull()
  expect(prove).toHaveBeenCalledOnce()
  expect(post.mock.calls).toEqual([['forms', 'students/{affiliateId}/birth-date', SEEN]])
})

test('[TS-05] after a confirmation, everything that shows the date asks for it anew', async () => {
  const { press, dialog, tick, pressInDialog, findButton, queries } = await open(UNCONFIRMED, CONFIRMED)
  queries.setQueryData(['learning', 'record'], {})
  await press('Confirm birth date')
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
  tick()
  await pressInDialog('Confirm birth date')
  await vi.waitFor(() => expect(findButton('Withdraw confirmation')).toBeDefined())
  expect(queries.getQueryState(['learning', 'record'])?.isInvalidated).toBe(true)
})

test('[TS-17] deciding against the proof loses neither the dialog nor the tick; a refusal says so and can be retried', async () => {
  const { press, dialog, post, prove, get, tick, pressInDialog } = await open(UNCONFIRMED)
  await press('Confirm birth date')
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
  tick()
  prove.mockRejectedValueOnce(new Canceled())
  await pressInDialog('Confirm birth date')
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  expect(dialog()?.querySelector('[role=alert]')).toBeNull()
  expect(dialog()?.querySelector<HTMLInputElement>('input')?.checked).toBe(true)
  expect(post).not.toHaveBeenCalled()
  post.mockRejectedValueOnce(new Error('stale'))
  await pressInDialog('Confirm birth date')
  await vi.waitFor(() =>
    expect(dialog()?.textContent).toContain('We could not confirm the birth date. Try again.'),
  )
  await pressInDialog('Confirm birth date')
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2))
})

test('[TS-05] a confirmation is taken back in a dialog that names who gave it and what follows', async () => {
  const { press, dialog, remove, prove, pressInDialog, findButton } = await open(CONFIRMED, UNCONFIRMED)
  await press('Withdraw confirmation')
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
  const text = dialog()?.textContent?.replaceAll(/[\u2068\u2069]/g, '')
  expect(text).toContain('Kai Nakamura checked an identity document on 4 November 2026.')
  expect(text).toContain('The birth dates given earlier then apply again')
  expect(remove).not.toHaveBeenCalled()
  await pressInDialog('Withdraw confirmation')
  await vi.waitFor(() => expect(findButton('Confirm birth date')).toBeDefined())
  expect(prove).toHaveBeenCalledOnce()
  const { params } = SEEN
  const path = 'students/{affiliateId}/birth-date'
  expect(remove.mock.calls).toEqual([['forms', path, { params, query: { birthDate: '1990-01-02' } }]])
})

test('[TS-05] at a dive center the person who takes a confirmation back enters their name', async () => {
  const { t, press, fill, dialog, remove, pressInDialog } = await openAs(true, CONFIRMED, UNCONFIRMED)
  await press('Withdraw confirmation')
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
  await pressInDialog('Withdraw confirmation')
  await vi.waitFor(() => expect(dialog()?.textContent).toContain(t('forms-signers.name-incomplete')))
  expect(remove).not.toHaveBeenCalled()
  await fill(t('forms-signers.staff'), 'Lena Brandt')
  await pressInDialog('Withdraw confirmation')
  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
  const query = { birthDate: '1990-01-02', staffName: 'Lena Brandt' }
  expect(remove.mock.calls[0]?.[2]).toEqual({ params: SEEN.params, query })
})

test('[TS-05] nothing is asked of the teacher about a birth date that was never changed', async () => {
  const { place, get } = await open(null)
  await vi.waitFor(() => expect(get).toHaveBeenCalled())
  expect(place.querySelector('button')).toBeNull()
})

test('[TS-05] a birth date that was never changed is confirmed too, and no earlier ones are listed', async () => {
  const { press, dialog } = await open({
    ...UNCONFIRMED,
    earlier: [],
    changedAt: null,
    hasMinorNamesake: true,
  })
  await press('Confirm birth date')
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('2 January 1990'))
  expect(dialog()?.textContent).not.toContain('Given earlier')
})

test('[TS-05] at a dive center the person who has seen the document enters their name', async () => {
  const { t, press, fill, dialog, post, tick, pressInDialog } = await openAs(true, UNCONFIRMED, CONFIRMED)
  await press('Confirm birth date')
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
  tick()
  await pressInDialog('Confirm birth date')
  await vi.waitFor(() => expect(dialog()?.textContent).toContain(t('forms-signers.name-incomplete')))
  expect(post).not.toHaveBeenCalled()
  await fill(t('forms-signers.staff'), 'Lena Brandt')
  await pressInDialog('Confirm birth date')
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  expect(post.mock.calls[0]?.[2]).toEqual({ ...SEEN, body: { ...SEEN.body, staffName: 'Lena Brandt' } })
})
