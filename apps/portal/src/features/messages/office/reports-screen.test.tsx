import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'

const REPORT = {
  ...{ id: '01920000-0000-7000-8000-00000000a001', reason: 'unsafe', note: 'Twice now', isMinor: true },
  ...{ text: 'Come <b>alone</b>', sentAt: '2026-11-14T09:30:00.000Z', attachments: [], settledAt: null },
  reportedAt: '2026-11-14T10:00:00.000Z',
  reporter: { affiliateId: 100006, name: 'Milo Hart' },
  author: { affiliateId: 200001, name: 'Kai Nakamura' },
  student: { affiliateId: 100006, name: 'Milo Hart' },
}
const listOf = (items: object[]) => ({ items, total: items.length, page: 1, pageSize: 20 })

test('[LE-07] staff see a reported message as it was written, who wrote it and to whom, and settle it', async () => {
  let isSettled = false
  const { text, named, find } = await anOpenPage('/office/messages', {
    ...signedInAs(9),
    '/messages/reports': () => listOf(isSettled ? [] : [REPORT]),
    [`/reports/${REPORT.id}/settle`]: () => {
      isSettled = true
      return new Response(null, { status: 204 })
    },
  })
  await soon(() => expect(text()).toContain('Come <b>alone</b>'))
  for (const shown of ['Kai Nakamura (200001)', 'Milo Hart (100006)', 'Under 18', 'Twice now'])
    expect(text()).toContain(shown)
  expect(find('blockquote b')).toBeNull()
  named('button', 'Mark as settled')?.click()
  await soon(() => expect(text()).toContain('No reports here'))
})

test('[LE-07] nobody but staff opens the reports, and a failure can be retried', async () => {
  const diver = await anOpenPage('/office/messages', signedInAs(2))
  await soon(() => expect(diver.router.state.location.pathname).toBe('/training/unauthorized'))
  const staff = await anOpenPage('/office/messages', { ...signedInAs(9), '/messages/reports': 400 })
  await soon(() => expect(staff.text()).toContain("We couldn't load the reports"))
  expect(staff.named('button', 'Try again')).toBeDefined()
})
