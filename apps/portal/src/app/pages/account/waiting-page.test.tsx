import { EMPTY_LOG } from '@fathom/domain/logbook'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { anApplication } from '../../../features/applications/application.fixture.ts'
import { deviceDrafts } from '../../../features/applications/apply/draft/stored-draft.ts'
import { deviceDocuments } from '../../../features/applications/documents/device-documents.ts'
import { deviceForms, storedFormKey } from '../../../features/forms/fill/draft/stored-form.ts'
import { deviceSigned, type SignedForm } from '../../../features/forms/fill/outbox/signed-form.ts'
import { forgetForms } from '../../../features/forms/testing/forget-forms.fixture.ts'
import { deviceDeletes } from '../../../features/logbook/device/stored-deletes.ts'
import { deviceDives, type StoredDive } from '../../../features/logbook/form/draft/stored-dive.ts'
import { deviceSharedFiles } from '../../../features/logbook/import/stored-shared-files.ts'
import { devicePhotos } from '../../../features/logbook/photos-upload/sending/stored-photos.ts'
import { deviceMessages, type UnsentMessage } from '../../../features/messages/outbox/unsent-message.ts'
import { deviceAttendance } from '../../../features/training/classes/attendance-outbox.ts'
import { deviceExams } from '../../../features/training/exam/stored-exam.ts'
import { deviceNotes } from '../../../features/training/notes/stored-notes.ts'
import { deviceSittings } from '../../../features/training/player/outbox/stored-sitting.ts'
import { deviceReviews, putReview } from '../../../features/training/practice/stored-reviews.ts'
import { useKnownConflict } from '../../../shared/draft/known-conflicts.ts'
import { reportSending } from '../../../shared/offline/sending.ts'
import { forgetAnswer, storeAnswer } from '../../../shared/offline/stored-answers.ts'
import { publishWaiting, reportOutbox } from '../../../shared/offline/waiting-list.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { countWaiting } from '../../start/count-waiting.ts'
import { anOpenPage, soon } from '../../testing/open-page.fixture.tsx'

const STORES = [
  deviceDives,
  devicePhotos,
  deviceDeletes,
  deviceMessages,
  deviceAttendance,
  deviceNotes,
  deviceSigned,
  deviceDocuments,
  deviceDrafts,
  deviceForms,
  deviceExams,
  deviceSittings,
  deviceSharedFiles,
]
const MINE = { affiliateId: 100001 }

const aDraft = (change: Partial<StoredDive> = {}): StoredDive => ({
  ...{ ...MINE, id: 'd', key: 'd', logType: 'Recreational', base: null, request: 'Published' },
  content: { ...EMPTY_LOG, title: 'Blue Hole', date: '2026-11-16' },
  savedAt: new Date().toISOString(),
  ...change,
})

const aMessage = (change: Partial<UnsentMessage> = {}): UnsentMessage => ({
  ...{ ...MINE, id: 'm', enrolmentId: 'e', text: 'See you at the pier', files: [], refusal: null },
  writtenAt: new Date().toISOString(),
  ...change,
})

/** The stores of this project last as long as the page, and test files share them. */
async function emptyDevice() {
  for (const store of STORES)
    for (const stored of await store.list()) {
      const { key, documentId, sitting, id } = stored as Partial<
        Record<'key' | 'documentId' | 'sitting' | 'id', string>
      >
      await store.remove(key ?? documentId ?? sitting ?? id ?? '')
    }
  await forgetForms()
  for (const { affiliateId, courseId, review } of await deviceReviews.list())
    await deviceReviews.remove(`${affiliateId} ${courseId} ${review.questionId} ${review.at}`)
  for (const id of ['d', 'p', 'n']) reportSending(id, undefined)
  publishWaiting(undefined)
  reportOutbox('idle')
}
beforeEach(emptyDevice)
afterEach(emptyDevice)

function goOffline() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  const back = () => {
    online.mockRestore()
    dispatchEvent(new Event('online'))
  }
  onTestFinished(back)
  return back
}

async function open() {
  const page = await anOpenPage('/waiting')
  const rows = () => [
    ...page.place.querySelectorAll<HTMLElement>('main ul[aria-label="Not uploaded yet"] > li'),
  ]
  const row = (title: string) =>
    rows().find((each) => each.querySelector('p')?.textContent?.startsWith(title))
  const press = (title: string, label: string) =>
    row(title)?.querySelector<HTMLElement>(`button[aria-label="${label}: ${title}"]`)?.click()
  const header = () => page.place.querySelector('header a[data-state]')
  return { ...page, rows, row, press, header }
}

test('[BO-05] with nothing that waits the page says that everything is saved', async () => {
  const { text, header } = await open()
  await soon(() => expect(text()).toContain('Everything is saved'))
  expect(header()?.textContent).toBe('Everything saved')
  expect(header()?.getAttribute('href')).toBe('/waiting')
})

test('[BO-05] offline, each feature names what it has: kind, title, since when, and where it opens', async () => {
  goOffline()
  await deviceDives.put('d', aDraft())
  await deviceDeletes.put('x', {
    ...{ ...MINE, id: 'x', logType: 'Recreational', version: 2, title: 'Old wreck' },
    deletedAt: new Date().toISOString(),
  })
  await devicePhotos.put('p', { ...MINE, id: 'p', of: 'd', name: 'turtle.jpg', file: new Blob(['x']) })
  await deviceMessages.put('m', aMessage())
  await deviceNotes.put('n', {
    ...{ ...MINE, key: 'n', noteId: 'n', visitId: 'v', enrolmentId: 'e', activityId: 'a', page: null },
    ...{ text: 'Check the gauge\nand the buddy', base: null, isDeleted: false },
    savedAt: new Date().toISOString(),
  })
  await deviceAttendance.put('s', {
    ...{ ...MINE, key: 's', classId: 'c', sessionId: 's', marks: {}, isRefused: false },
    at: new Date().toISOString(),
  })
  for (const questionId of ['q1', 'q2'])
    await putReview({
      ...MINE,
      courseId: 'ow',
      review: { questionId, at: '2026-11-16T08:00:00Z', isRight: true } as never,
    })
  await deviceDocuments.put('f', { ...MINE, id: 'f', of: 'ap', name: 'first-aid.pdf', file: new Blob(['x']) })
  const { rows, row, text, header } = await open()
  await soon(() => expect(rows()).toHaveLength(8))
  expect(row('Blue Hole')?.textContent).toMatch(
    /Dive · 16 November 2026.*Changed just now.*Waiting for a connection/,
  )
  expect(row('turtle.jpg')?.textContent).toContain('Photo · Blue Hole')
  expect(row('Old wreck')?.textContent).toContain('Deleted dive')
  expect(row('See you at the pier')?.textContent).toContain('Message')
  expect(row('Check the gauge')?.textContent).not.toContain('and the buddy')
  expect(row('Attendance')?.querySelector('a')?.getAttribute('href')).toBe('/training/classes/c')
  expect(row('first-aid.pdf')?.textContent).toContain('Open it to finish')
  expect(row('Blue Hole')?.querySelector('a')?.getAttribute('href')).toBe('/logbook/dive/d')
  expect(row('See you at the pier')?.querySelector('a')?.getAttribute('href')).toBe('/training/messages/e')
  expect(text()).toContain('You’re offline.')
  expect(header()?.textContent).toContain('Not uploaded: 8')
  // Sign-out asks about the same number.
  expect(await countWaiting(100001)).toBe(8)
})

test('[BO-05] a refused message says why; it is tried again, or discarded with an undo', async () => {
  await deviceMessages.put('m', aMessage({ refusal: 'enrolment-ended' }))
  const { row, rows, press, header, text } = await open()
  const TITLE = 'See you at the pier'
  await soon(() => expect(row(TITLE)?.textContent).toContain('This course has ended.'))
  expect(header()?.textContent).toContain('Needs your help: 1')
  press(TITLE, 'Try again')
  await soon(() => expect(row(TITLE)?.textContent).toContain('Uploading'))
  // The button is gone.
  expect(document.activeElement).toBe(row(TITLE)?.querySelector('a'))
  expect((await deviceMessages.find('m'))?.refusal).toBeNull()
  press(TITLE, 'Discard')
  await soon(() => expect(text()).toContain('Everything is saved'))
  expect(await deviceMessages.list()).toEqual([])
  const toast = await soon(() => {
    const shown = currentToast()
    if (!shown) throw new Error('no toast')
    return shown
  })
  expect(toast.text).toBe(`Discarded: ${TITLE}`)
  dismissToast(toast.id, true)
  await soon(() => expect(rows()).toHaveLength(1))
})

test('[BO-05] after Discard the focus is on the next entry, after Undo on the one that is back, and at last on the title', async () => {
  goOffline()
  await deviceMessages.put('m', aMessage({ writtenAt: '2026-11-16T08:00:00Z' }))
  await deviceDives.put('d', aDraft({ savedAt: '2026-11-17T08:00:00Z' }))
  const { row, rows, press, place } = await open()
  await soon(() => expect(rows()).toHaveLength(2))
  const focusIn = (element: Element | null | undefined) =>
    soon(() => expect(element?.contains(document.activeElement)).toBe(true))
  press('See you at the pier', 'Discard')
  await soon(() => expect(rows()).toHaveLength(1))
  await focusIn(row('Blue Hole'))
  const toast = await soon(() => {
    const shown = currentToast()
    if (!shown) throw new Error('no toast')
    return shown
  })
  dismissToast(toast.id, true)
  await soon(() => expect(rows()).toHaveLength(2))
  await focusIn(row('See you at the pier'))
  for (const title of ['See you at the pier', 'Blue Hole']) press(title, 'Discard')
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('Everything is saved'))
  await focusIn(place.querySelector('h1'))
})

test('[BO-03] [BO-05] a draft and a dive that was saved are told apart', async () => {
  goOffline()
  await deviceDives.put('d', aDraft({ request: undefined }))
  await deviceDives.put('s', aDraft({ id: 's', key: 's', content: { ...EMPTY_LOG, title: 'Wall' } }))
  const { row, rows } = await open()
  await soon(() => expect(rows()).toHaveLength(2))
  expect(row('Blue Hole')?.textContent).toContain('Dive · Draft · 16 November 2026')
  expect(row('Wall')?.textContent).not.toContain('Draft')
})

test('[BO-05] a photo shows how far its upload is, and why it was refused', async () => {
  await devicePhotos.put('p', { ...MINE, id: 'p', of: 'd', name: 'turtle.jpg', file: new Blob(['x']) })
  const { row, press, header } = await open()
  await soon(() => expect(row('turtle.jpg')).toBeDefined())
  reportSending('p', { kind: 'uploading', sent: 1, size: 4 })
  await soon(() => expect(row('turtle.jpg')?.textContent).toContain('Uploading: 25%'))
  expect(row('turtle.jpg')?.querySelector('progress')?.value).toBe(0.25)
  reportSending('p', { kind: 'failed', problem: 'photo-damaged' })
  await soon(() => expect(row('turtle.jpg')?.textContent).toContain('This photo is damaged'))
  expect(header()?.textContent).toContain('Needs your help: 1')
  press('turtle.jpg', 'Try again')
  await soon(() => expect(row('turtle.jpg')?.textContent).toContain('Uploading'))
})

test('[BO-05] what did not get through says so, and can be tried again at once', async () => {
  await deviceMessages.put('m', aMessage())
  reportOutbox('lost')
  const { row, header } = await open()
  await soon(() =>
    expect(row('See you at the pier')?.textContent).toContain('We couldn’t reach Fathom. We’ll try again.'),
  )
  expect(header()?.textContent).toContain('Not uploaded: 1')
  const woken = vi.fn()
  addEventListener('fathom.waiting', woken)
  row('See you at the pier')?.querySelector('button')?.click()
  removeEventListener('fathom.waiting', woken)
  expect(woken).toHaveBeenCalledOnce()
})

test('[BO-05] a signed form that was refused leads to where it is signed again, and cannot be discarded', async () => {
  const submission = { form: 'liability-release' } as SignedForm['submission']
  await deviceSigned.put('s-1', { ...MINE, documentId: 's-1', submission, refused: 'form-version-gone' })
  const { rows } = await open()
  await soon(() => expect(rows()).toHaveLength(1))
  const [only] = rows()
  expect(only?.textContent).toContain('Signed here, but not accepted')
  expect(only?.querySelector('a')?.getAttribute('href')).toBe('/training/forms/liability-release?signed=s-1')
  expect(only?.querySelector('button')).toBeNull()
})

test('[BO-05] unsaved changes of a published dive are finished in their form, and do not count as saved', async () => {
  const base = { ...EMPTY_LOG, id: 'd', status: 'Published', version: 3, title: 'Reef' } as never
  await deviceDives.put('d', aDraft({ base, request: undefined }))
  const { row } = await open()
  await soon(() => expect(row('Blue Hole')?.textContent).toContain('Open it to finish'))
  expect(row('Blue Hole')?.querySelector('a')?.getAttribute('href')).toBe(
    '/logbook/log-dive/recreational/update/d',
  )
})

test('[BO-05] a file that another app shared is listed until the import page has sent it', async () => {
  const back = goOffline()
  const sharedAt = new Date().toISOString()
  await deviceSharedFiles.put('f', { id: 'f', name: 'boat.fit', sharedAt, file: new Blob(['x']) })
  const { row, press, text } = await open()
  await soon(() => expect(row('boat.fit')?.textContent).toMatch(/Dive file.*Waiting for a connection/))
  expect(await countWaiting(100001)).toBe(1)
  back()
  await soon(() => expect(row('boat.fit')?.textContent).toContain('Open it to finish'))
  expect(row('boat.fit')?.querySelector('a')?.getAttribute('href')).toBe('/logbook/import')
  press('boat.fit', 'Discard')
  await soon(() => expect(text()).toContain('Everything is saved'))
  expect(await deviceSharedFiles.list()).toEqual([])
})

test('[BO-05] neither the page nor the header claims that all is saved where the device cannot tell', async () => {
  const { text, header } = await open()
  await soon(() => expect(text()).toContain('Everything is saved'))
  publishWaiting([], false)
  await soon(() => expect(text()).toContain('We can’t tell what’s not uploaded.'))
  expect(text()).not.toContain('Everything is saved')
  expect(header()?.textContent).toBe('Can’t tell what’s saved')
})

/** Changes of an application that were made here, and the application as the server has it. */
async function anApplicationChangedHere(server: Parameters<typeof anApplication>[0]) {
  const application = anApplication(server)
  const name = `application.${application.id}`
  await storeAnswer({ ...MINE, name }, application)
  onTestFinished(() => forgetAnswer({ ...MINE, name }))
  await deviceDrafts.put('a', {
    ...{ ...MINE, id: application.id, key: 'a', savedAt: new Date().toISOString() },
    unsaved: { changed: { dives: 'Typed on the boat' }, base: { dives: '' } },
  })
}
const APPLICATION = 'Divemaster application'

test('[BO-04] [BO-05] an application is named by its kind; what two devices changed shows both values', async () => {
  await anApplicationChangedHere({ evidence: { dives: 'Typed at home' } })
  const { row } = await open()
  await soon(() =>
    expect(row(APPLICATION)?.textContent).toMatch(/Needs your decision.*Typed on the boat.*Typed at home/),
  )
})

test('[BO-04] [BO-05] an application that only this device changed is opened to finish', async () => {
  await anApplicationChangedHere({})
  const { row } = await open()
  await soon(() => expect(row(APPLICATION)?.textContent).toContain('Open it to finish'))
})

test('[BO-04] [BO-05] changes of an application that was canceled elsewhere say that they cannot be sent', async () => {
  await anApplicationChangedHere({ status: 'Canceled' })
  const { row } = await open()
  await soon(() => expect(row(APPLICATION)?.textContent).toContain('These changes can’t be sent anymore.'))
})

function FormWithConflict() {
  const differences = [{ name: 'Emergency contact', mine: 'Ines', theirs: 'Kai' }]
  useKnownConflict('form-drafts', storedFormKey({ ...MINE, form: 'liability-release' }), differences)
  return null
}

test('[BO-04] [BO-05] a conflict that an open form has found shows both values', async () => {
  const stored = { ...MINE, form: 'liability-release', key: 'f', base: { version: 1, answers: {} } } as const
  await deviceForms.put('f', { ...stored, answers: { contact: 'Ines' }, toFill: {} as never })
  onTestFinished(() => deviceForms.remove('f'))
  const form = createRoot(document.createElement('div'))
  form.render(<FormWithConflict />)
  onTestFinished(() => form.unmount())
  const { rows } = await open()
  await soon(() =>
    expect(rows()[0]?.textContent).toMatch(/Needs your decision.*Emergency contact.*Ines.*Kai/),
  )
})
