import type { ImportWire, ReceiptWire } from '@fathom/contract/logbook'
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

async function open(record: ImportWire, receipt: ReceiptWire = []) {
  const page = await anOpenPage(`/logbook/import/${IMPORT_ID}`, {
    [`/imports/${IMPORT_ID}/receipt`]: receipt,
    [`/imports/${IMPORT_ID}`]: record,
    '/logbook/imports': [],
  })
  const press = (name: string) =>
    [...page.place.querySelectorAll<HTMLElement>('main button')]
      .find((each) => each.textContent?.trim() === name)
      ?.click()
  return { ...page, press }
}

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

const ADDED = aSourceDive({ verdict: 'known', match: MATCH, logId: MATCH, addsProfiles: true })
const ACCEPTED = { status: 'accepted', undoUntil: '2100-06-19T08:00:00.000Z' } as const

test('[LO-02] an import that only added profiles says so, and undoing it speaks of profiles alone', async () => {
  const { text, press } = await open(anImport([ADDED], { ...ACCEPTED, joined: 1 }))
  await soon(() => expect(text()).toContain('Dives with a new profile: 1'))
  expect(text()).toContain('New dive profile')
  expect(text()).not.toContain('No new dives')
  press('Undo import')
  await soon(() => expect(text()).toContain('This removes the profiles it added'))
  expect(text()).not.toContain('This deletes the dives')
})

test('[LO-02] undoing an import that made dives and added profiles names both', async () => {
  const { text, press } = await open(
    anImport([ADDED, aSourceDive({ index: 1, logId: MATCH })], { ...ACCEPTED, created: 1, joined: 1 }),
  )
  await soon(() => expect(text()).toContain('1 dive imported'))
  press('Undo import')
  await soon(() => expect(text()).toContain('This deletes the dives it added'))
  expect(text()).toContain('This removes the profiles it added')
})

test('[LO-02] after undoing, only what happened is said', async () => {
  const kept = { verified: 0, pending: 0 }
  const undone = async (deleted: number, profiles: number) => {
    const page = await open(anImport([ADDED], { status: 'undone', undone: { deleted, kept, profiles } }))
    await soon(() => expect(page.text()).toContain('Import undone'))
    return page.text()
  }
  const onlyProfiles = await undone(0, 1)
  expect(onlyProfiles).toContain('We removed the profiles that this import added.')
  expect(onlyProfiles).not.toContain('We deleted the dives')
  expect(await undone(2, 0)).not.toContain('We removed the profiles')
})

const FIELDS =
  `sourceId cylinders.gas.oxygen cylinders.gas.helium place.position gear.id gear.name own units depth
  temperature pressure computers.id samples.cns start place photos`.split(/\s+/)

test('[LO-03] each field of the logbook has its name in words, and the number of a dive a reason', async () => {
  const { text, place } = await open(anImport([ADDED], ACCEPTED), [
    ...FIELDS.map((field, at) => ({ path: `p${at}`, use: 'stored' as const, count: 1, example: 'x', field })),
    { path: 'dive@number', use: 'unused', count: 1, example: '7', field: 'number' },
  ])
  await soon(() => expect(text()).toContain('What happened to each field'))
  const details = place.querySelector('details') as HTMLDetailsElement
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await soon(() => expect(text()).toContain('Your logbook numbers dives itself, by date'))
  const cells = [...place.querySelectorAll('details tbody td')].map((cell) => cell.textContent)
  expect(cells.filter((cell) => FIELDS.includes(cell ?? ''))).toEqual([])
  expect(cells).toEqual(expect.arrayContaining(['Oxygen', 'Helium', 'Dive ID', 'Same field']))
})
