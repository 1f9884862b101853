import type { ImportWire } from '@fathom/contract/logbook'
import { beforeEach, expect, test } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { emptyDevice } from '../list/logbook.fixture.ts'
import { anImport, aSourceDive, IMPORT_ID } from './import.fixture.ts'

const MATCH = '018f0000-0000-7000-8000-000000000001'

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined
  HTMLDialogElement.prototype.close ??= () => undefined
  await emptyDevice()
})

const open = (record: ImportWire) =>
  anOpenPage(`/logbook/import/${IMPORT_ID}`, {
    [`/imports/${IMPORT_ID}/receipt`]: [],
    [`/imports/${IMPORT_ID}`]: record,
    '/logbook/imports': [],
  })

test('[LO-02] preview and result say how many dives become drafts or lose their verification', async () => {
  const dives = [
    aSourceDive({ index: 0 }),
    aSourceDive({ index: 1, start: '2026-05-15T10:00:00', maxDepth: null, becomes: 'draft' }),
    aSourceDive({ index: 2, start: '2026-05-16T10:00:00', becomes: 'recreational' }),
    aSourceDive({ index: 3, start: '2026-05-17T10:00:00', becomes: 'recreational' }),
    // It is there already, so nothing becomes of it.
    aSourceDive({ index: 4, verdict: 'known', match: MATCH, addsProfiles: true, becomes: 'recreational' }),
  ]
  const drafts = 'Unfinished dives that become drafts: 1.'
  const training = 'Training dives that become recreational dives: 2.'
  const preview = await open(anImport(dives))
  await soon(() => expect(preview.text()).toContain(drafts))
  expect(preview.text()).toContain(training)
  const made = dives.map((dive) => ({ ...dive, logId: MATCH }))
  const result = await open(anImport(made, { status: 'accepted', created: 4 }))
  await soon(() => expect(result.text()).toContain(drafts))
  expect(result.text()).toContain(training)
  const usual = await open(anImport([aSourceDive()]))
  await soon(() => expect(usual.text()).toContain('Import 1 dive'))
  expect(usual.text()).not.toMatch(/become drafts|become recreational/)
})
