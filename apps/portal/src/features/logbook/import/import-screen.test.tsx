import { beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { fakeCaches } from '../../../shared/offline/caches.fixture.ts'
import { hasSharedFiles, storeSharedFiles } from '../../../shared/offline/shared-files.ts'
import { answerLogbook } from '../list/logbook.fixture.ts'
import { AnUpload, anImport, aSourceDive, fakeUploads, IMPORT_ID } from './import.fixture.ts'
import { deviceSharedFiles } from './stored-shared-files.ts'

beforeEach(async () => {
  fakeUploads()
  vi.stubGlobal('caches', fakeCaches())
  for (const { id } of await deviceSharedFiles.list()) await deviceSharedFiles.remove(id)
})

async function open(answers: Answers = {}, address = '/logbook/import') {
  const page = await anOpenPage(
    address,
    { '/logbook/imports': [], [`/imports/${IMPORT_ID}`]: anImport(), ...answers },
    ({ fetch }) => ({ feed: answerLogbook(fetch, {}) }),
  )
  const give = async (...files: File[]) => {
    await soon(() => expect(page.find('input[type="file"]')).not.toBeNull())
    const input = page.find<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(input, 'files', { configurable: true, value: files })
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const sent = async () => {
    await soon(() => expect(AnUpload.sent).toHaveLength(1))
    return AnUpload.sent[0] as AnUpload
  }
  return { ...page, give, sent }
}

const aFile = (name = 'dives.ssrf') => new File(['<divelog/>'], name)

test('[LO-01] several files are sent at once, with progress, and their preview opens', async () => {
  const preview = anImport([aSourceDive({ place: 'Blue Hole' })])
  const { text, give, sent, router } = await open({ [`/imports/${IMPORT_ID}`]: preview })
  await give(aFile(), aFile('more.zip'))
  const request = await sent()
  expect(request.url).toBe('/api/logbook/imports')
  expect(request.headers.authorization).toMatch(/^Bearer /)
  expect(request.body?.getAll('file').map((file) => (file as File).name)).toEqual(['dives.ssrf', 'more.zip'])
  request.upload.onprogress?.({ loaded: 1, total: 4 })
  await soon(() => expect(text()).toContain('Uploading 25%'))
  request.upload.onprogress?.({ loaded: 4, total: 4 })
  await soon(() => expect(text()).toContain('Reading your dives'))
  request.answer(201, preview)
  await soon(() => expect(text()).toContain('Blue Hole'))
  expect(router.state.location.pathname).toBe(`/logbook/import/${IMPORT_ID}`)
})

async function share(...names: string[]) {
  await storeSharedFiles(
    caches,
    names.map((name) => new File(['x'], name)),
  )
}
const namesIn = (request: AnUpload) => request.body?.getAll('file').map((file) => (file as File).name)
const storedNames = async () => (await deviceSharedFiles.list()).map(({ name }) => name)

test.each(['/logbook/import?shared=1', '/logbook/import'])(
  '[LO-01] [BO-05] files that another app shared are sent by %s, and kept until the server has them',
  async (address) => {
    await share('Höhle.fit')
    await share('b.zip')
    const { sent, text, named, router } = await open({}, address)
    const first = await sent()
    expect(namesIn(first)).toEqual(['Höhle.fit', 'b.zip'])
    first.onerror?.()
    await soon(() => expect(text()).toContain('The upload didn’t get through.'))
    expect(text()).toContain('Höhle.fit')
    expect(await storedNames()).toEqual(['Höhle.fit', 'b.zip'])
    named('button', 'Upload')?.click()
    await soon(() => expect(AnUpload.sent).toHaveLength(2))
    AnUpload.sent[1]?.answer(201, anImport())
    await soon(() => expect(router.state.location.pathname).toBe(`/logbook/import/${IMPORT_ID}`))
    expect(await storedNames()).toEqual([])
    expect(await hasSharedFiles()).toBe(false)
  },
)

test('[BO-05] a shared file that the server cannot read is not sent again by itself; the others are', async () => {
  await share('bad.fit', 'good.fit')
  const { sent, text, named } = await open()
  ;(await sent()).answer(422, { problem: 'truncated', file: 'bad.fit' })
  await soon(() => expect(text()).toContain('We couldn’t import bad.fit'))
  await soon(async () =>
    expect((await deviceSharedFiles.list()).map(({ isRefused }) => isRefused)).toEqual([true, undefined]),
  )
  await soon(() => expect(named('button', 'Upload')).toBeDefined())
  named('button', 'Upload')?.click()
  await soon(() => expect(AnUpload.sent).toHaveLength(2))
  expect(namesIn(AnUpload.sent[1] as AnUpload)).toEqual(['good.fit'])
})

test('[BO-05] offline, the page names the files that wait, and sends them when it is online again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await share('boat.fit')
  const { text, sent } = await open({}, '/logbook/import?shared=1')
  try {
    await soon(() => expect(text()).toContain('boat.fit'))
    expect(text()).toContain('Files you shared, not uploaded yet.')
    expect(AnUpload.sent).toHaveLength(0)
  } finally {
    vi.restoreAllMocks()
    dispatchEvent(new Event('online'))
  }
  expect(namesIn(await sent())).toEqual(['boat.fit'])
})

test('[LO-01] shared files that are not here are asked for again', async () => {
  const { text } = await open({}, '/logbook/import?shared=1')
  await soon(() => expect(text()).toContain('We didn’t receive the files you shared. Choose them here.'))
})

test('[LO-01] files that another app shared and that did not arrive are asked for again', async () => {
  const { text } = await open({}, '/logbook/import?shared=lost')
  await soon(() => expect(text()).toContain('We didn’t receive the files you shared. Choose them here.'))
})

test('[LO-01] an upload can be canceled', async () => {
  const { text, give, sent, named } = await open()
  await give(aFile())
  const request = await sent()
  await soon(() => expect(named('button', 'Cancel upload')).toBeDefined())
  named('button', 'Cancel upload')?.click()
  await soon(() => expect(text()).toContain('Upload canceled. Nothing was imported.'))
  expect(request.isAborted).toBe(true)
})

test('[LO-04] a broken file is named with its line, and that nothing was imported', async () => {
  const { give, sent, find } = await open()
  await give(aFile())
  const request = await sent()
  request.answer(422, { problem: 'not-well-formed', file: 'dives.ssrf', line: 12 })
  await soon(() =>
    expect(find('[role="alert"]')?.textContent).toBe(
      'We couldn’t import dives.ssrfThe file is damaged. Export your dives again.The problem is on line 12. Nothing was imported.',
    ),
  )
})

test.each([
  ['unknown-format', 'We don’t recognize this format.'],
  ['truncated', 'The file ends too early.'],
  ['wrong-checksum', 'The file changed after it was recorded.'],
  ['entities-refused', 'isn’t safe to read'],
  ['database-file', 'This is the database of an app.'],
  ['zip-encrypted', 'The zip has a password.'],
  ['zip-in-zip', 'The zip contains another zip.'],
  ['too-many-dives', 'That’s more than 20,000 dives at once.'],
])('[LO-04] %s is said in words', async (problem, words) => {
  const { give, sent, find } = await open()
  await give(aFile())
  const request = await sent()
  request.answer(422, { problem, file: 'dives.fit', offset: 40, limit: 20_000 })
  await soon(() => expect(find('[role="alert"]')?.textContent).toContain(words))
  expect(find('[role="alert"]')?.textContent).toContain('The problem is at byte 40.')
})

test('[LO-04] an empty file is refused without being sent', async () => {
  const { give, find } = await open()
  await give(new File([], 'none.uddf'))
  await soon(() => expect(find('[role="alert"]')?.textContent).toContain('The file is empty.'))
  expect(AnUpload.sent).toHaveLength(0)
})

test('a lost upload can be tried again with the same files', async () => {
  const { give, sent, find, named } = await open()
  await give(aFile())
  const request = await sent()
  request.onerror?.()
  await soon(() => expect(find('[role="alert"]')?.textContent).toContain('The upload didn’t get through.'))
  named('button', 'Try again')?.click()
  await soon(() => expect(AnUpload.sent).toHaveLength(2))
})

test('offline, files cannot be chosen and the page says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { text, find } = await open()
  try {
    await soon(() => expect(text()).toContain('You’re offline. Importing dives needs a connection.'))
    expect(find<HTMLInputElement>('input[type="file"]')?.disabled).toBe(true)
  } finally {
    vi.restoreAllMocks()
    dispatchEvent(new Event('online'))
  }
})

test('[LO-02] earlier imports are listed with what became of them', async () => {
  const { dives: _, ...preview } = anImport()
  const { text, find } = await open({
    '/logbook/imports': [
      preview,
      {
        ...preview,
        id: '01930000-0000-7000-8000-000000000002',
        status: 'accepted',
        files: ['a.fit', 'b.fit', 'c.fit', 'd.fit', 'e.fit'].map((name) => ({ name, bytes: 1 })),
        created: 5,
        undoUntil: '2026-06-19T08:00:00.000Z',
      },
    ],
  })
  await soon(() => expect(text()).toContain('Your imports'))
  await soon(() => expect(text()).toContain('Not imported yet'))
  expect(text()).toContain('5 dives imported · You can undo this until 19 June 2026.')
  expect(text().replace(/[\u2066-\u2069\u200e\u200f]/g, '')).toContain('a.fit, b.fit, c.fit, and +2')
  expect(find(`a[href="/logbook/import/${IMPORT_ID}"]`)).not.toBeNull()
})
