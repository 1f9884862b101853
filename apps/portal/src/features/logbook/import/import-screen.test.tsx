import { beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { answerLogbook } from '../list/logbook.fixture.ts'
import { AnUpload, anImport, aSourceDive, fakeUploads, IMPORT_ID } from './import.fixture.ts'

beforeEach(fakeUploads)

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

test('[LO-01] files that another app shared are sent when the page opens', async () => {
  const headers = { 'x-name': encodeURIComponent('Höhle.fit') }
  const cache = { keys: async () => ['/shared/0'], match: async () => new Response('x', { headers }) }
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => true })
  const { sent } = await open({}, '/logbook/import?shared=1')
  const request = await sent()
  expect(request.body?.getAll('file').map((file) => (file as File).name)).toEqual(['Höhle.fit'])
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
  ['unknown-format', 'We don’t know this format.'],
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
