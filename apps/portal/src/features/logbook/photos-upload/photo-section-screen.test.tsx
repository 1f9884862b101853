import { diveLog, updateRecreationalLog } from '@fathom/contract/logbook'
import { PHOTO_BYTES } from '@fathom/domain/logbook'
import { expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { given, opensFormWith, recreational, type } from '../form/open-form.fixture.ts'
import { wireOf } from '../form/state/dive-log.fixture.ts'
import { devicePhotos } from './sending/stored-photos.ts'

const openForm = opensFormWith({ anApp, restOf, show })

const soon = <T,>(check: () => T) => vi.waitFor(check)

type Request = { method: string; body: string }

const jpg = (name: string, size = 5) => {
  const file = new File(['bytes'], name, { type: 'image/jpeg' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

/** The server's answer to a photo that it has looked at. */
const refusedAs = (problem: string) => () => Response.json({ problem, errors: [] }, { status: 422 })

/** Opens the form of a published dive; `complete` answers when a photo has arrived. */
async function openPhotos(complete: () => unknown = refusedAs('photo-damaged'), photos: object[] = []) {
  const log = recreational({ title: 'Turtles' })
  const at = `/images/${log.id}`
  const calls: string[] = []
  const images = {
    [at]: photos,
    [`${at}/uploads`]: ({ body }: Request) => ({ offset: JSON.parse(body).size, chunkSize: 9, photo: null }),
    '/complete': () => complete(),
    [`${at}/order`]: ({ body }: Request) => calls.push(`order ${JSON.parse(body).ids}`),
    '/restore': () => calls.push('restore'),
    '/photo-1': ({ method, body }: Request) => {
      if (method === 'GET') return 404
      calls.push(method === 'PATCH' ? `caption ${JSON.parse(body).caption}` : method)
      return {}
    },
    '/photo-2': 404,
  }
  const form = await openForm(
    log,
    [
      given(updateRecreationalLog, () => ({
        data: { updateRecreationalLog: wireOf({ ...log, status: 'Published', version: 2 }) },
      })),
      given(diveLog, () => ({
        data: { diveLog: { ...wireOf({ ...log, status: 'Published' }), seal: null, dive_number: 1 } },
      })),
    ],
    undefined,
    images,
  )
  const { place } = form
  const input = await soon(() => {
    const found = place.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no file input yet')
    return found
  })
  const choose = (...files: File[]) => {
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const row = (name: string) =>
    [...place.querySelectorAll('li[data-upload]')].find(({ textContent }) => textContent?.includes(name))
  const said = (name: string, words: string) => soon(() => expect(row(name)?.textContent).toContain(words))
  const button = (label: RegExp) =>
    soon(() => {
      const found = [...place.querySelectorAll<HTMLElement>('button')].find((each) =>
        label.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
      )
      if (!found) throw new Error(`no button ${label}`)
      return found
    })
  return { ...form, log, input, choose, row, said, button, calls }
}

test('[VA-04] a file that is too large, no photo or empty is reported before anything is sent, and publishing goes on', async () => {
  const complete = vi.fn()
  const { choose, said, row, input, button, press, text } = await openPhotos(complete)
  choose(jpg('large.jpg', PHOTO_BYTES + 1), new File(['%PDF'], 'notes.pdf'), jpg('empty.jpg', 0))
  await said('large.jpg', 'This photo is larger than 10 MB')
  await said('notes.pdf', 'This isn’t a JPG or PNG photo')
  await said('empty.jpg', 'This file is empty')
  ;(await button(/^Remove notes\.pdf$/)).click()
  await soon(() => expect(row('notes.pdf')).toBeUndefined())
  expect(document.activeElement).toBe(input)
  press('button[type=submit]')
  await soon(() => expect(text()).toContain('This dive is in your logbook.'))
  expect(complete).not.toHaveBeenCalled()
})

test.each([
  ['photo-not-jpg-or-png', 'This isn’t a JPG or PNG photo'],
  ['photo-too-many-pixels', 'This photo has more than 64 megapixels'],
  ['photo-damaged', 'This photo is damaged or incomplete'],
])(
  "[VA-04] a photo that the server refuses (%s) says why, and isn't stored for another try",
  async (problem, words) => {
    const { choose, said, log } = await openPhotos(refusedAs(problem))
    choose(jpg('turtle.jpg'))
    await said('turtle.jpg', words)
    await soon(async () =>
      expect((await devicePhotos.list()).filter((each) => each.of === log.id)).toEqual([]),
    )
  },
)

test('[VA-04] a refused photo can be replaced by another one', async () => {
  let isFine = false
  const photo = { id: 'photo-1', caption: '', width: 8, height: 6, url: '', thumbnailUrl: '' }
  const { choose, said, row, button, input, place } = await openPhotos(() =>
    isFine ? photo : refusedAs('photo-damaged')(),
  )
  choose(jpg('drawing.jpg'))
  await said('drawing.jpg', 'This photo is damaged or incomplete')
  isFine = true
  const asked = vi.fn()
  input.addEventListener('click', asked)
  ;(await button(/^Choose another$/)).click()
  expect(asked).toHaveBeenCalledOnce()
  await new Promise(requestAnimationFrame)
  choose(jpg('turtle.jpg'))
  await soon(() => expect(place.querySelector('input[aria-label="Caption of photo 1"]')).not.toBeNull())
  expect([row('drawing.jpg'), row('turtle.jpg')]).toEqual([undefined, undefined])
})

test('[CA-43] a caption is saved with Enter, arrow keys move a photo and say where it is, and a removed one comes back', async () => {
  const photo = (id: string) => ({ id, caption: '', width: 8, height: 6, url: '', thumbnailUrl: '' })
  const { place, button, calls, pressWords } = await openPhotos(undefined, [
    photo('photo-1'),
    photo('photo-2'),
  ])
  const captions = () => [
    ...place.querySelectorAll<HTMLInputElement>('input[aria-label^="Caption of photo"]'),
  ]
  await soon(() => expect(captions()).toHaveLength(2))
  const [first] = captions()
  if (!first) throw new Error('no caption')
  type(first, 'A turtle')
  first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await soon(() => expect(calls).toEqual(['caption A turtle']))
  const handle = await button(/^Move photo 1 of 2/)
  handle.focus()
  for (const kind of ['keydown', 'keyup'])
    handle.dispatchEvent(new KeyboardEvent(kind, { key: 'ArrowDown', bubbles: true }))
  await soon(() => expect(calls.at(-1)).toBe('order photo-2,photo-1'))
  expect(captions().map(({ value }) => value)).toEqual(['', 'A turtle'])
  expect(place.textContent).toContain('Moved to position 2 of 2')
  ;(await button(/^Remove photo 2/)).click()
  await soon(() => expect(captions()).toHaveLength(1))
  await pressWords('Undo')
  await soon(() => expect(calls.at(-1)).toBe('restore'))
  expect(calls).toContain('DELETE')
})
