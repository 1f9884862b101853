import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { NOTES_KEY } from '../notes-key.ts'
import { aCourseRecord, OPEN_WATER } from '../training.fixture.ts'
import { aNote, aNotesServer, forgetNotes, withNotes } from './notes.fixture.ts'
import { deviceNotes } from './stored-notes.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)

let shown: ReturnType<typeof show> | undefined
afterEach(async () => {
  shown?.unmount()
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
  await forgetNotes()
  await forgetAnswers()
})

async function open(server: ReturnType<typeof aNotesServer>, answers: Answers = {}) {
  const app = await anApp(`/training/course/${OPEN_WATER}`, {
    [`/courses/${OPEN_WATER}`]: aCourseRecord(),
    ...answers,
  })
  withNotes(app.fetch, server)
  await restOf(app)
  shown = show(app)
  const { place, queries } = shown
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    )
  const press = async (name: string) => {
    await soon(() => expect(button(name)).toBeDefined())
    await act(async () => button(name)?.click())
  }
  const type = async (text: string) => {
    await soon(() => expect(place.querySelector('textarea')).not.toBeNull())
    const field = place.querySelector('textarea') as HTMLTextAreaElement
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const refetch = () => act(async () => queries.invalidateQueries({ queryKey: NOTES_KEY }))
  return { place, text: () => place.textContent ?? '', press, type, button, refetch }
}

test('[LE-08] a note is written on the course page, saves itself and says that only its writer reads it', async () => {
  const server = aNotesServer([aNote()])
  const { place, text, press, type } = await open(server)
  await soon(() => expect(text()).toContain('First stage on the cylinder.'))
  const page = `/training/course/${OPEN_WATER}/lesson/lesson-2?page=The+regulator`
  expect(place.querySelector(`a[href="${page}"]`)?.textContent).toBe('Your equipment · The regulator')
  await press('Write a note')
  expect(text()).toContain('Nobody who teaches you sees them.')
  await type('Breathe all the time.')
  await soon(() => expect(server.saved).toHaveLength(1))
  expect(server.saved[0]).toMatchObject({
    activityId: 'lesson-3',
    page: null,
    text: 'Breathe all the time.',
    version: 0,
  })
  await press('Done')
  await soon(() => expect(place.querySelectorAll('textarea')).toHaveLength(0))
  await soon(() => expect(document.activeElement?.textContent).toBe('Write a note'))
  await soon(() => expect(text()).toContain('Breathe all the time.'))
  expect(await deviceNotes.list()).toEqual([])
})

test('[LE-08] offline a note stays on this device, is shown as such and continues under the same editor id', async () => {
  const server = aNotesServer()
  const { text, press, type } = await open(server)
  await press('Write a note')
  server.isOffline = true
  await type('Typed offline')
  await soon(() => expect(text()).toContain('Saved on this device.'))
  await press('Done')
  await soon(() => expect(text()).toContain('On this device only'))
  const [stored] = await deviceNotes.list()
  server.isOffline = false
  await press('Edit note')
  await soon(() => expect(server.saved.length).toBeGreaterThan(0))
  expect(server.saved[0]).toMatchObject({ text: 'Typed offline', visitId: stored?.visitId })
})

test('[LE-08] when another device changed the same note, it has both texts and the page says so', async () => {
  const server = aNotesServer([aNote()])
  const { place, text, press, type } = await open(server)
  await press('Edit note')
  server.changedElsewhere = aNote({ text: 'Typed on the phone', version: 2 })
  await type('My own words')
  const both = 'Typed on the phone\n\nMy own words'
  await soon(() => expect(server.saved.at(-1)).toMatchObject({ text: both, version: 2 }))
  await soon(() => expect(place.querySelector('textarea')?.value).toBe(both))
  expect(text()).toContain('It now contains both texts.')
  await press('Done')
  await soon(() => expect(place.querySelectorAll('textarea')).toHaveLength(0))
  expect(place.querySelectorAll('button[aria-label="Edit note"]')).toHaveLength(1)
  expect(await deviceNotes.list()).toEqual([])
})

test('[LE-08] an open note shows what another device has saved', async () => {
  const server = aNotesServer([aNote()])
  const { place, press, refetch } = await open(server)
  await press('Edit note')
  await soon(() => expect(place.querySelector('textarea')).not.toBeNull())
  server.write(aNote({ text: 'Typed on the phone', version: 2 }))
  await refetch()
  await soon(() => expect(place.querySelector('textarea')?.value).toBe('Typed on the phone'))
  expect(server.saved).toEqual([])
})

test('[LE-08] two texts that are too long for one note are shown side by side, and the person chooses', async () => {
  const server = aNotesServer([aNote()])
  const { text, press, type } = await open(server)
  await press('Edit note')
  const [mine, theirs] = ['m'.repeat(3000), 't'.repeat(3000)]
  server.changedElsewhere = aNote({ text: theirs, version: 2 })
  await type(mine)
  await soon(() => expect(text()).toContain('Nothing is overwritten until you choose.'))
  expect(text()).toContain(theirs)
  expect(await deviceNotes.list()).toMatchObject([{ text: mine }])
  await press('Keep mine')
  await soon(() => expect(server.saved.at(-1)).toMatchObject({ text: mine, version: 2 }))
})

test('[LE-08] a deleted note can be brought back; otherwise it is deleted on the server too', async () => {
  const server = aNotesServer([aNote()])
  const { text, press } = await open(server)
  await press('Delete note')
  await soon(() => expect(text()).toContain('Your notes on all lessons will be here.'))
  await act(async () => dismissToast(currentToast()?.id ?? 0, true))
  await soon(() => expect(text()).toContain('First stage on the cylinder.'))
  expect(await deviceNotes.list()).toEqual([])
  await press('Delete note')
  await soon(() => expect(currentToast()?.text).toBe('Note deleted'))
  await act(async () => dismissToast(currentToast()?.id ?? 0))
  await soon(async () => expect(await deviceNotes.list()).toEqual([]))
  await soon(() => expect(text()).toContain('Your notes on all lessons will be here.'))
})

test('[LE-08] notes that fail to load can be asked for again', async () => {
  const server = aNotesServer([aNote()])
  server.isOffline = true
  const { text, press } = await open(server)
  await soon(() => expect(text()).toContain('We couldn’t load your notes.'))
  server.isOffline = false
  await press('Try again')
  await soon(() => expect(text()).toContain('First stage on the cylinder.'))
})
