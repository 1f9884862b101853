import type { ConfirmedPagesWire } from '@fathom/contract/forms'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { ConfirmedPages, OpenPage } from './confirmed-pages.tsx'
import { openWitness, standInForPages } from './open-witness.fixture.tsx'
import { ownPageFileQuery } from './witness.queries.ts'

standInForPages()

const PAGES: ConfirmedPagesWire = [{ id: 'e-1', uploadedAt: '2026-11-01T10:00:00.000Z', by: 'Kai Nakamura' }]

async function open(children: (calls: Calls) => ReactNode, pages = PAGES) {
  const { http, ...screen } = await openWitness(children, { get: () => pages })
  return { ...screen, ...http }
}

test('[TS-03] whoever may check a page opens one that was confirmed, in a dialog that closes again', async () => {
  const { t, place, press, download } = await open(() => <ConfirmedPages student={100002} />)
  await vi.waitFor(() => expect(place.textContent).toContain('On paper, seen by Kai Nakamura'))
  expect(download).not.toHaveBeenCalled()
  await press(t('forms-signers.page.open'))
  await vi.waitFor(() => expect(place.querySelector('dialog img')?.getAttribute('src')).toBe('blob:page'))
  expect(download.mock.calls[0]?.slice(1)).toEqual([
    'students/{affiliateId}/evaluations/{evaluationId}/file',
    { params: { affiliateId: '100002', evaluationId: 'e-1' } },
  ])
  await press(t('forms.fill.back'))
  await vi.waitFor(() => expect(place.querySelector('dialog img')).toBeNull())
})

test('[TS-03] without a confirmed page there is nothing to open', async () => {
  const { place, get } = await open(() => <ConfirmedPages student={100002} />, [])
  await vi.waitFor(() => expect(get).toHaveBeenCalled())
  expect(place.textContent).toBe('')
})

test('[TS-03] the diver opens the own page', async () => {
  const { t, place, press, download } = await open((calls) => (
    <OpenPage of={ownPageFileQuery(calls, { documentId: 'd-1', id: 'e-1' })} />
  ))
  await press(t('forms-signers.page.open'))
  await vi.waitFor(() => expect(place.querySelector('dialog img')).not.toBeNull())
  expect(download.mock.calls[0]?.slice(1)).toEqual([
    'documents/{documentId}/evaluations/{id}/file',
    { params: { documentId: 'd-1', id: 'e-1' } },
  ])
})
