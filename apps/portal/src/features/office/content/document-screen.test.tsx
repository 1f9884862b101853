import type { ContentDocumentWire, ContentVersionWire } from '@fathom/contract/office'
import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { type } from './type.fixture.ts'

const JULES = { affiliateId: 900002, name: 'Jules Moreau' }
const AT = '2026-11-18T09:00:00Z'
const aDocument = (more: Partial<ContentDocumentWire> = {}): ContentDocumentWire => ({
  ...{ key: 'notice', value: null, default: null, latest: 0, draft: null, versions: [] },
  ...more,
})
const aVersion = (more: Partial<ContentVersionWire> = {}): ContentVersionWire => ({
  ...{ version: 1, value: { texts: { 'en-US': 'Back at ten.' } }, state: 'current', undoes: null },
  ...{ from: AT, until: null, note: '', at: AT, by: JULES, ...more },
})
const aDraft = (text: string, more = {}) => ({
  ...{ value: { texts: { 'en-US': text } }, revision: 7, basedOn: 0, at: AT, by: JULES, ...more },
})

type Asked = { method: string; path: string; body: string }
type Sent = { what: string; body: Record<string, unknown> }

const refused = (problem: string) =>
  new Response(JSON.stringify({ problem, errors: [] }), {
    ...{ status: 409, headers: { 'content-type': 'application/problem+json' } },
  })

/** A server that has this document; `writes` says what each write is answered. */
async function open(
  first: ContentDocumentWire,
  writes: (sent: Sent, store: { document: ContentDocumentWire }) => unknown = () => 503,
) {
  const store = { document: first }
  const sent: Sent[] = []
  const answer = (what: string) => (asked: Asked) => {
    const one = { what: `${asked.method} ${what}`, body: asked.body ? JSON.parse(asked.body) : {} }
    sent.push(one)
    const given = writes(one, store)
    if (given !== null && typeof given === 'object' && 'latest' in given)
      store.document = given as ContentDocumentWire
    return given
  }
  const page = await anOpenPage('/office/content/maintenance/notice', {
    ...signedInAs(9),
    '/notice/draft': answer('draft'),
    '/notice/publish': answer('publish'),
    '/notice/undo': answer('undo'),
    '/content/maintenance/notice': () => store.document,
  })
  await soon(() => expect(page.text()).toContain('Versions'))
  return { ...page, sent, store }
}

test('[OF-08] a text is typed, previewed in each language, saved as a draft and published', async () => {
  const page = await open(aDocument(), ({ what, body }) =>
    what === 'PUT draft'
      ? aDocument({ draft: { ...aDraft(''), value: body.value as never } })
      : aDocument({ latest: 1, value: { texts: {} }, versions: [aVersion()] }),
  )
  type(page.find('textarea'), 'Back at ten.')
  await soon(() => expect(page.named('h3', 'Preview')?.parentElement?.textContent).toContain('Back at ten.'))
  type(page.find('select'), 'ar-SA')
  type(page.find('textarea'), 'نعود في العاشرة.')
  await soon(() => expect(page.find('[lang="ar-SA"][dir="rtl"]')?.textContent).toBe('نعود في العاشرة.'))
  type(page.find('select'), 'th-TH')
  await soon(() => expect(page.find('[lang="en-US"][dir="ltr"]')?.textContent).toBe('Back at ten.'))
  expect(page.text()).toMatch(/Languages with a text: .*العربية.* and English/)
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.find('dialog[open] form')).not.toBeNull())
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(currentToast()?.text).toBe('Published'))
  expect(page.sent).toEqual([
    {
      what: 'PUT draft',
      body: {
        value: { texts: { 'en-US': 'Back at ten.', 'ar-SA': 'نعود في العاشرة.' } },
        ...{ revision: null, basedOn: 0 },
      },
    },
    {
      what: 'POST publish',
      body: { id: expect.any(String), revision: 7, latest: 0, from: null, until: null, note: '' },
    },
  ])
  await soon(() => expect(page.text()).toContain('Jules Moreau'))
  // The emptied field is for the next notice: nothing is wrong with it yet.
  expect(page.text()).not.toContain('Enter the English text.')
})

test('[OF-08] a notice without an English text is not published, and the field says why', async () => {
  const page = await open(aDocument())
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.text()).toContain('Enter the English text.'))
  expect(page.find('dialog[open]')).toBeNull()
  expect(page.sent).toEqual([])
})

test('[OF-08] what a colleague has changed meanwhile is not overwritten: the person decides', async () => {
  const newer = aDocument({ latest: 1, value: { texts: { 'en-US': 'Theirs' } }, versions: [aVersion()] })
  const page = await open(aDocument(), ({ body }, store) => {
    if (body.basedOn === 0) {
      store.document = newer
      return refused('version-changed')
    }
    return { ...newer, draft: aDraft('Mine', { basedOn: 1 }) }
  })
  type(page.find('textarea'), 'Mine')
  await soon(() => expect(page.named('button', 'Save draft')?.hasAttribute('disabled')).toBe(false))
  page.named('button', 'Save draft')?.click()
  await soon(() => expect(page.text()).toContain('A colleague has changed this in the meantime.'))
  page.named('button', 'Keep my changes')?.click()
  await soon(() => expect(page.sent.at(-1)?.body).toMatchObject({ basedOn: 1, revision: null }))
  await soon(() => expect(page.text()).not.toContain('A colleague has changed this'))
  expect(page.find<HTMLTextAreaElement>('textarea')?.value).toBe('Mine')
})

test('[OF-08] loading the newest version drops what was typed', async () => {
  const newer = aDocument({ latest: 1, value: { texts: { 'en-US': 'Theirs' } }, versions: [aVersion()] })
  const page = await open(aDocument(), (_, store) => {
    store.document = newer
    return refused('draft-changed')
  })
  type(page.find('textarea'), 'Mine')
  await soon(() => expect(page.named('button', 'Save draft')?.hasAttribute('disabled')).toBe(false))
  page.named('button', 'Save draft')?.click()
  await soon(() => expect(page.named('button', 'Load newest')).toBeDefined())
  page.named('button', 'Load newest')?.click()
  await soon(() => expect(page.find<HTMLTextAreaElement>('textarea')?.value).toBe('Theirs'))
})

test('[OF-08] a version is undone with one press, the undo too, and an older one becomes the draft', async () => {
  const old = aVersion({ state: 'replaced', value: { texts: { 'en-US': 'Old words' } }, note: 'First try' })
  const first = aDocument({
    ...{ latest: 2, value: { texts: { 'en-US': 'Back at ten.' } } },
    versions: [aVersion({ version: 2, until: '2026-11-18T12:00:00Z' }), old],
  })
  const page = await open(first, ({ body }) => ({
    ...first,
    ...{ latest: body.version === 2 ? 3 : 4, value: { texts: { 'en-US': 'Old words' } } },
    versions: [aVersion({ version: 3, state: 'undoes', undoes: 2, value: null }), ...first.versions],
  }))
  expect(page.text()).toContain('First try')
  page.find('button[aria-label="Use as draft: Version 1"]')?.click()
  await soon(() => expect(page.find<HTMLTextAreaElement>('textarea')?.value).toBe('Old words'))
  page.find('button[aria-label="Undo: Version 2"]')?.click()
  await soon(() => expect(currentToast()?.text).toBe('Undone. You can undo this too.'))
  expect(page.sent).toEqual([{ what: 'POST undo', body: { id: expect.any(String), version: 2, latest: 2 } }])
  await soon(() => expect(page.text()).toContain('Version 2 was undone'))
  expect(currentToast()?.action?.label).toBe('Undo')
  dismissToast(currentToast()?.id ?? 0, true)
  await soon(() => expect(page.sent.at(-1)?.body).toMatchObject({ version: 3, latest: 3 }))
  expect(page.find<HTMLTextAreaElement>('textarea')?.value).toBe('Old words')
})

test('[OF-08] an end without a date is refused in the dialog, and the time zone is named', async () => {
  const page = await open(aDocument({ draft: aDraft('Back at ten.') }))
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.find('dialog[open] form')).not.toBeNull())
  expect(page.text()).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone)
  page.find('dialog[open] label:nth-of-type(1) input[type="checkbox"]')?.click()
  await soon(() => expect(page.text()).toContain('Start date'))
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(page.text()).toContain('Choose a date and a time.'))
  // At the date that lacks, and not at the note.
  const note = page.named('label', 'Note for colleagues (optional)')?.parentElement?.parentElement
  expect(note).toBeDefined()
  expect(note?.textContent).not.toContain('Choose a date')
  expect(page.sent).toEqual([])
})

test('[OF-08] staff see the kinds of their rights, and the documents of each with what applies', async () => {
  const page = await anOpenPage('/office/content', {
    ...signedInAs(9),
    '/office/content': {
      kinds: [
        { kind: 'flags', documents: 2, drafts: 0 },
        { kind: 'links', documents: 9, drafts: 1 },
      ],
    },
    '/content/links': {
      documents: [{ key: 'privacy', value: { url: 'https://p.example' }, changesAt: null, hasDraft: true }],
    },
  })
  await soon(() => expect(page.named('a', 'Links')).toBeDefined())
  expect(page.named('a', 'Maintenance notice')).toBeUndefined()
  page.named('a', 'Links')?.click()
  await soon(() => expect(page.text()).toContain('https://p.example'))
  expect(page.named('a', 'Privacy')?.getAttribute('href')).toBe('/office/content/links/privacy')
})
