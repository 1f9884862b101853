import type { SettledPagesWire } from '@fathom/contract/forms'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { openWitness, standInForPages } from './open-witness.fixture.tsx'
import { OpenPage, SettledPages } from './settled-pages.tsx'
import { ownPageFileQuery } from './witness.queries.ts'

standInForPages()

const PAGES: SettledPagesWire = [
  {
    ...{ id: 'e-1', state: 'confirmed', uploadedAt: '2026-11-01T10:00:00.000Z' },
    ...{ by: 'Kai Nakamura', reason: null },
  },
]

async function open(children: (calls: Calls) => ReactNode, pages = PAGES) {
  const { http, ...screen } = await openWitness(children, { get: () => pages })
  return { ...screen, ...http }
}

test('[TS-03] anyone who may check a page opens one that was confirmed, in a dialog that closes again', async () => {
  const { t, place, press, download } = await open(() => <SettledPages student={100002} />)
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

test('[TS-03] a teacher sees who did not accept a page, and why, without the page', async () => {
  const refused = { ...PAGES[0], state: 'refused', by: 'Ada Berg (Fathom)', reason: 'No stamp' } as const
  const { t, place } = await open(
    () => <SettledPages student={100002} />,
    [refused as SettledPagesWire[number]],
  )
  await vi.waitFor(() =>
    expect(place.textContent).toContain('Ada Berg (Fathom) did not accept the page: No stamp'),
  )
  expect(place.textContent).not.toContain(t('forms-signers.page.open'))
})

test('[TS-03] without a confirmed page there is nothing to open', async () => {
  const { place, get } = await open(() => <SettledPages student={100002} />, [])
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
