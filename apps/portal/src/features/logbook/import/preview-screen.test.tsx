import type { ImportWire } from '@fathom/contract/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { deviceDives } from '../form/draft/stored-dive.ts'
import { aContent, aLog } from '../form/state/dive-log.fixture.ts'
import { answerLogbook, aWire, emptyDevice } from '../list/logbook.fixture.ts'
import { anImport, aSourceDive, IMPORT_ID } from './import.fixture.ts'

const MATCH = '018f0000-0000-7000-8000-000000000001'

const DIVES = [
  aSourceDive({ index: 0, place: 'House reef' }),
  aSourceDive({
    index: 1,
    start: '2026-05-14T14:00:00',
    place: 'Blue Hole',
    verdict: 'known',
    match: MATCH,
    addsProfiles: true,
  }),
  aSourceDive({ index: 2, start: '2026-05-15T10:00:00', place: 'Canyon', verdict: 'doubtful', match: MATCH }),
  aSourceDive({
    index: 3,
    start: null,
    place: null,
    verdict: 'broken',
    problems: [{ code: 'start-impossible', value: '2099-13-01', line: 40 }],
  }),
]

const RECEIPT = [
  { path: 'dive/divecomputer/depth/@max', use: 'converted', count: 4, example: '18.4 m', field: 'maxDepth' },
  { path: 'dive/notes', use: 'stored', count: 3, example: 'Turtles', field: 'notes' },
  { path: 'dive/@number', use: 'unused', count: 4, example: '1' },
]

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined
  HTMLDialogElement.prototype.close ??= () => undefined
  await emptyDevice()
})
afterEach(() => vi.restoreAllMocks())

const LOGS = [aWire({ id: MATCH, dive_title: 'Canyon wall', dive_location: 'Canyon, Dahab' })]

async function open(record: ImportWire | number = anImport(DIVES), answers: Answers = {}, logs = LOGS) {
  const asked: { method: string; path: string; body: string }[] = []
  const page = await anOpenPage(
    `/logbook/import/${IMPORT_ID}`,
    {
      [`/imports/${IMPORT_ID}/receipt`]: RECEIPT,
      [`/imports/${IMPORT_ID}`]: (call: (typeof asked)[number]) => {
        asked.push(call)
        return call.method === 'DELETE' ? new Response(null, { status: 204 }) : record
      },
      '/logbook/imports': [],
      ...answers,
    },
    ({ fetch }) => ({
      feed: answerLogbook(fetch, {}, logs),
    }),
  )
  const { place } = page
  const box = (name: string) =>
    [...place.querySelectorAll('main label')]
      .find((label) => label.textContent?.includes(name))
      ?.querySelector('input') as HTMLInputElement
  const press = async (name: string) => {
    const button = await soon(() => {
      const found = [...place.querySelectorAll<HTMLElement>('main button, dialog[open] button, main a')]
        .reverse()
        .find((each) => each.textContent?.trim() === name)
      if (!found) throw new Error(`no ${name}`)
      return found
    })
    button.click()
  }
  const type = (label: string, value: string) => {
    const input = [...place.querySelectorAll('main label, dialog label')].find(
      (each) => each.textContent?.trim() === label,
    ) as HTMLLabelElement
    const field = document.getElementById(input.htmlFor) as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { ...page, asked, box, press, type }
}

const rows = (place: HTMLElement) =>
  [...place.querySelectorAll('main table tbody tr')].map((row) => row.textContent ?? '')

test('[LO-02] the preview shows each dive with its verdict; new ones are selected, doubtful and broken ones are not', async () => {
  const { place, box, text } = await open()
  await soon(() => expect(rows(place)).toHaveLength(4))
  expect(rows(place)[0]).toMatch(/^14 May 2026, 9:12\sAM.*House reef18\.4\sm42 min.*Deepster 2New$/)
  expect(rows(place)[3]).toContain('Date can’t be right (2099-13-01 · line 40)')
  expect([box('9:12').checked, box('2:00').checked, box('10:00').checked]).toEqual([true, true, false])
  expect([box('No date').checked, box('No date').disabled]).toEqual([false, true])
  expect(text()).toContain('2 of 4 selected')
  expect(text()).toContain('Import 1 dive')
})

test('[LO-02] a depth or a time that can’t be right has its unit', async () => {
  const problems = [
    { code: 'duration-impossible', value: '86400' },
    { code: 'depth-impossible', value: '500' },
  ] as const
  const { place } = await open(anImport([aSourceDive({ verdict: 'broken', problems: [...problems] })]))
  await soon(() => expect(rows(place)[0]).toMatch(/\(1,440\smin\).*\(500\.0\sm\)/))
})

test('[LO-02] several files are listed in the direction of the page: each name is isolated, not the list', async () => {
  const files = ['a.csv', 'b.csv'].map((name) => ({ name, bytes: 9 }))
  const { place } = await open(anImport(DIVES, { files }))
  await soon(() => expect(place.querySelector('main')?.textContent).toContain('a.csv and b.csv'))
  expect([...place.querySelectorAll('main bdi')].map((each) => each.textContent)).not.toContain(
    'a.csv and b.csv',
  )
})

test('[LO-02] the box for all dives is in between while some are selected', async () => {
  const { place, box } = await open()
  await soon(() => expect(rows(place)).toHaveLength(4))
  const state = () => [box('Select all').checked, box('Select all').indeterminate]
  expect(state()).toEqual([false, true])
  box('10:00').click()
  await soon(() => expect(state()).toEqual([true, false]))
  box('Select all').click()
  await soon(() => expect(state()).toEqual([false, false]))
})

test('[LO-02] a dive without a place shows the known site nearby', async () => {
  const { text } = await open(anImport([aSourceDive({ place: null, nearSite: 'Slate Wall' })]))
  await soon(() => expect(text()).toContain('Known site nearby: Slate Wall'))
})

test('[LO-02] a filter shows the dives of one verdict', async () => {
  const { place, box } = await open()
  await soon(() => expect(rows(place)).toHaveLength(4))
  box('Possible duplicate').click()
  await soon(() => expect(rows(place)).toHaveLength(1))
  expect(rows(place)[0]).toContain('Canyon')
})

test('[LO-02] a dive in doubt is compared with the one of the logbook, and can be imported as another dive', async () => {
  const { place, press, box, text } = await open()
  await press('Compare')
  await soon(() => expect(place.querySelector('dialog table')?.textContent).toContain('Canyon, Dahab'))
  expect(place.textContent).toContain('Is this the same dive?')
  await press('Import as another dive')
  await soon(() => expect(box('10:00').checked).toBe(true))
  expect(text()).toContain('Import 2 dives')
})

test('[LO-02] the selected dives are imported, and the result links to them', async () => {
  const accepted = anImport([aSourceDive({ logId: MATCH })], {
    status: 'accepted',
    created: 1,
    undoUntil: '2100-06-19T08:00:00.000Z',
  })
  const bodies: string[] = []
  const { press, text, place, box } = await open(anImport(DIVES), {
    [`/imports/${IMPORT_ID}`]: () => (bodies.length > 0 ? accepted : anImport(DIVES)),
    [`/imports/${IMPORT_ID}/accept`]: ({ body }: { body: string }) => {
      bodies.push(body)
      return accepted
    },
  })
  await soon(() => expect(rows(place)).toHaveLength(4))
  box('2:00').click()
  await press('Import 1 dive')
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('1 dive imported'))
  expect(bodies).toEqual(['{"indexes":[0]}'])
  expect(text()).toContain('You can undo this until 19 June 2100.')
  expect(place.querySelector(`main a[href="/logbook/dive/${MATCH}"]`)).not.toBeNull()
})

test('[LO-02] dives that are all there only get further profiles', async () => {
  const { press, text } = await open(
    anImport([aSourceDive({ verdict: 'known', match: MATCH, addsProfiles: true })]),
  )
  await soon(() => expect(text()).toContain('Add profiles'))
  await press('Open dive')
  await soon(() => expect(text()).not.toContain('Add profiles'))
})

test('[LO-02] dives that are there with all they have are not selected, and the preview says that nothing is new', async () => {
  const { box, text } = await open(anImport([aSourceDive({ verdict: 'known', match: MATCH })]))
  await soon(() => expect(text()).toContain('Nothing new: your logbook already has these dives.'))
  expect([box('9:12').checked, box('9:12').disabled]).toEqual([false, true])
  expect([box('Select all').checked, box('Select all').disabled]).toEqual([false, true])
  expect(text()).not.toMatch(/Add profiles|Import \d|selected/)
})

test('[LO-02] an import that changed nothing offers no undo', async () => {
  const known = { verdict: 'known', match: MATCH, logId: MATCH } as const
  const accepted = { status: 'accepted', undoUntil: '2100-06-19T08:00:00.000Z' } as const
  const nothing = await open(anImport([aSourceDive(known)], accepted))
  await soon(() => expect(nothing.text()).toContain('No new dives'))
  expect(nothing.text()).not.toMatch(/Undo import|You can undo/)
  const profiles = await open(
    anImport([aSourceDive({ ...known, addsProfiles: true })], { ...accepted, joined: 1 }),
  )
  await soon(() => expect(profiles.text()).toContain('Undo import'))
})

test('[LO-02] the clock of the selected dives is shifted', async () => {
  const bodies: string[] = []
  const { press, type, place } = await open(anImport(DIVES), {
    [`/imports/${IMPORT_ID}/shift`]: ({ body }: { body: string }) => {
      bodies.push(body)
      return anImport([aSourceDive({ start: '2026-05-14T07:42:30' })])
    },
  })
  await press('Correct the time')
  await soon(() => expect(place.querySelector('dialog[open], dialog form')).not.toBeNull())
  const form = place.querySelector<HTMLFormElement>('dialog form')
  form?.requestSubmit()
  await soon(() => expect(place.querySelector('dialog')?.textContent).toContain('Enter hours or minutes'))
  type('Hours', '1')
  type('Minutes', '30')
  const earlier = [...place.querySelectorAll('dialog label')].find((label) => label.textContent === 'Earlier')
  earlier?.querySelector('input')?.click()
  await soon(() =>
    expect(place.querySelector('dialog')?.textContent).toMatch(
      /14 May 2026, 9:12\sAM becomes 14 May 2026, 7:42\sAM\./,
    ),
  )
  form?.requestSubmit()
  await soon(() => expect(bodies).toEqual(['{"minutes":-90,"indexes":[0,1]}']))
  await soon(() => expect(rows(place)[0]).toContain('7:42'))
})

test('[LO-02] a preview is discarded after a question', async () => {
  const { press, asked, router, place } = await open()
  await press('Discard')
  await soon(() => expect(place.textContent).toContain('Discard this preview?'))
  await press('Discard')
  await soon(() => expect(router.state.location.pathname).toBe('/logbook/import'))
  expect(asked.map(({ method }) => method)).toContain('DELETE')
})

test('[LO-03] the receipt lists every field with its use and our name for it, and can be filtered', async () => {
  const { place } = await open()
  const details = await soon(() => {
    const found = place.querySelector('details')
    if (!found) throw new Error('no receipt')
    return found
  })
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  const lines = () => [...details.querySelectorAll('tbody tr')].map((row) => row.textContent)
  await soon(() =>
    expect(lines()).toEqual([
      'dive/divecomputer/depth/@maxConvertedMax depth18.4 m4',
      'dive/notesStoredNotesTurtles3',
      'dive/@numberNot used14',
    ]),
  )
  const unused = [...details.querySelectorAll('label')].find((label) => label.textContent === 'Not used1')
  unused?.querySelector('input')?.click()
  await soon(() => expect(lines()).toEqual(['dive/@numberNot used14']))
})

test.each([
  ['preview', 'Check your dives'],
  ['accepted', '1 dive imported'],
] as const)('[LO-03] photos that stay in the file are named: %s', async (status, title) => {
  const { text } = await open(anImport([aSourceDive()], { status, created: 1, leftOutPhotos: 3 }))
  await soon(() => expect(text()).toContain(title))
  expect(text()).toContain('3 photos aren’t imported.')
})

test('[LO-03] the original file is downloaded as it was sent', async () => {
  const urls = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { place, requested } = await open(anImport([], { status: 'accepted' }), {
    [`/imports/${IMPORT_ID}/original`]: new Response('<divelog/>'),
  })
  const button = await soon(() => {
    const found = [...place.querySelectorAll('main button')].find(
      (each) => each.textContent === 'Download dives.ssrf',
    )
    if (!found) throw new Error('no file')
    return found as HTMLElement
  })
  button.click()
  await soon(() => expect(urls).toHaveBeenCalledOnce())
  expect(requested()).toContain(`/api/logbook/imports/${IMPORT_ID}/original?file=0`)
})

test('[LO-02] an accepted import is undone after a question', async () => {
  const accepted = anImport([aSourceDive({ logId: MATCH })], {
    status: 'accepted',
    created: 1,
    undoUntil: '2100-06-19T08:00:00.000Z',
  })
  let isUndone = false
  const undone = { deleted: 1, kept: { verified: 1, pending: 1 }, profiles: 0 }
  const { press, place } = await open(accepted, {
    [`/imports/${IMPORT_ID}`]: ({ method }: { method: string }) => {
      if (method === 'DELETE') isUndone = true
      if (method === 'DELETE') return new Response(null, { status: 204 })
      return isUndone ? { ...accepted, status: 'undone', undoUntil: null, undone } : accepted
    },
  })
  await press('Undo import')
  await soon(() => expect(place.textContent).toContain('Undo this import?'))
  await press('Undo import')
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('Import undone'))
  const said = place.textContent
  expect(said).toContain('We deleted the dives from this import.')
  expect(said).toContain('2 dives stay in your logbook because they’re verified or under review.')
})

test('[LO-02] [BO-05] undoing an import takes what waited for its dives along, and leaves what is of others', async () => {
  const OTHER = '018f0000-0000-7000-8000-000000000002'
  const accepted = anImport([aSourceDive({ logId: MATCH }), aSourceDive({ index: 1, logId: OTHER })], {
    status: 'accepted',
    created: 1,
    undoUntil: '2100-06-19T08:00:00.000Z',
  })
  let isUndone = false
  const { press, place, feed } = await open(
    accepted,
    {
      [`/imports/${IMPORT_ID}`]: ({ method }: { method: string }) => {
        if (method === 'DELETE') {
          isUndone = true
          feed.remove(MATCH)
        }
        if (method === 'DELETE') return new Response(null, { status: 204 })
        return isUndone ? { ...accepted, status: 'undone', undoUntil: null } : accepted
      },
    },
    [aWire({ id: MATCH }), aWire({ id: OTHER })],
  )
  for (const id of [MATCH, OTHER])
    await deviceDives.put(id, {
      ...{ id, affiliateId: 100001, logType: 'Recreational', content: aContent({ title: 'Mine' }) },
      base: aLog({ id, status: 'Published' }),
      savedAt: '2026-05-21T08:00:00Z',
    })
  await press('Undo import')
  await soon(() => expect(place.textContent).toContain('Undo this import?'))
  await press('Undo import')
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('Import undone'))
  expect((await deviceDives.list()).map(({ id }) => id)).toEqual([OTHER])
})

test('[LO-02] of two thousand dives, only those near the viewport are rendered', async () => {
  const { place, text } = await open(
    anImport(Array.from({ length: 2000 }, (_, index) => aSourceDive({ index }))),
  )
  await soon(() => expect(text()).toContain('Import 2,000 dives'))
  expect(rows(place).length).toBeLessThan(200)
})

test('an import that does not exist, or does not load, says so', async () => {
  const gone = await open(404)
  await soon(() => expect(gone.text()).toContain('Import not found'))
  const failed = await open(500)
  await soon(() => expect(failed.text()).toContain('We couldn’t load this import'))
})
