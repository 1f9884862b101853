import type { QueueItemWire } from '@fathom/contract/office'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast, dismissToast, showToast } from '../../../shared/ui/overlay/toasts.ts'
import { anOpenedPhoto, aPhotoItem } from './queue.fixture.ts'

beforeEach(() => {
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.scrollIntoView ??= () => undefined
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
})

/** Who is signed in. */
const ME = 100001
const MINE = {
  holder: {
    affiliateId: ME,
    name: 'Me',
    since: '2026-11-15T09:00:00.000Z',
    until: '2026-11-15T09:30:00.000Z',
  },
}

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

async function open(items: QueueItemWire[], answers: Answers = {}, address = '/office/queues/photos') {
  const decided = new Set<string>()
  const left = () => items.filter(({ id }) => !decided.has(id))
  const page = await anOpenPage(address, {
    ...signedInAs(9),
    '/office/rights/own': { rights: ['cards', 'people', 'applications'] },
    '/photos/getphoto': () => new Response(new Blob(['jpg'])),
    '/office/queues/photos/next': () => ({ items: left().slice(0, 4).map(anOpenedPhoto) }),
    ...Object.fromEntries(
      items.flatMap((item) => [
        [
          `/photos/${item.id}/decision`,
          () => {
            decided.add(item.id)
            return anOpenedPhoto(item).opened.detail
          },
        ],
        [`/office/queues/photos/${item.id}`, () => (decided.has(item.id) ? 404 : anOpenedPhoto(item))],
      ]),
    ),
    '/office/queues/photos': () => ({ items: left(), total: left().length, next: null }),
    ...answers,
  })
  const sent = (end: string) =>
    page.fetch.mock.calls
      .filter(([url, init]) => String(url).endsWith(end) && init?.method === 'POST')
      .map(([, init]) => JSON.parse(String(init?.body ?? 'null')))
  return { ...page, sent, item: () => page.router.state.location.search }
}

test('[OF-05] photos are decided by keyboard: the next one opens at once, and a refusal needs a reason', async () => {
  const photos = [aPhotoItem(1), aPhotoItem(2), aPhotoItem(3)]
  const { text, find, named, sent } = await open(photos)
  await soon(() => expect(text()).toContain('Items: 3'))
  press('t')
  await soon(() => expect(find('img[alt="Photo of Diver 1"]')).not.toBeNull())
  press('a')
  await soon(() => expect(find('img[alt="Photo of Diver 2"]')).not.toBeNull())
  expect(sent(`/${photos[0]?.id}/decision`)).toEqual([{ decision: 'approved' }])
  press('r')
  await soon(() => expect(text()).toContain('Why are you refusing it?'))
  const refuse = () => find<HTMLButtonElement>('dialog[open] button')
  expect(refuse()?.disabled).toBe(true)
  // While the dialog is open, the keys of the queue rest.
  press('a')
  find('dialog[open] input')?.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }))
  await soon(() => expect(refuse()?.disabled).toBe(false))
  refuse()?.click()
  await soon(() => expect(find('img[alt="Photo of Diver 3"]')).not.toBeNull())
  expect(sent(`/${photos[1]?.id}/decision`)).toMatchObject([{ decision: 'refused', note: '' }])
  expect(named('button', 'Approve')).toBeDefined()
})

test('[OF-05] an item that a colleague works on says so and until when, and is not decided', async () => {
  const held = aPhotoItem(1, {
    holder: {
      affiliateId: 900002,
      name: 'Jules Moreau',
      since: '2026-11-15T09:00:00.000Z',
      until: '2026-11-15T09:30:00.000Z',
    },
  })
  const { text, find, named, sent } = await open([held])
  await soon(() => expect(text()).toContain('Jules Moreau is working on it'))
  press('j')
  await soon(() => expect(text()).toContain('Jules Moreau is working on this item until 9:30'))
  await soon(() => expect(find('img')).not.toBeNull())
  expect((named('button', 'Approve') as HTMLButtonElement).disabled).toBe(true)
  press('a')
  expect(sent('/decision')).toEqual([])
})

test('[OF-05] taking what a colleague was faster to take says by whom', async () => {
  const item = aPhotoItem(1)
  const { text, named } = await open([item], {
    [`/office/queues/photos/${item.id}/take`]: () =>
      Response.json(
        { problem: 'held', holder: { affiliateId: 900002, name: 'Jules Moreau' } },
        { status: 409 },
      ),
  })
  await soon(() => expect(text()).toContain('Diver 1'))
  press('j')
  await soon(() => expect(named('button', 'Take')).toBeDefined())
  press('t')
  await soon(() => expect(currentToast()?.text).toContain('Jules Moreau is working on this item.'))
})

test('[OF-05] one’s own item says why a colleague decides on it, and is neither taken nor decided', async () => {
  const own = aPhotoItem(1, { person: { affiliateId: ME, name: 'Me' } })
  const { text, find, named, sent } = await open([own])
  await soon(() => expect(text()).toContain('Items: 1'))
  press('j')
  await soon(() => expect(text()).toContain('This item is about you. A colleague has to decide on it.'))
  expect(named('button', 'Take')).toBeUndefined()
  await soon(() => expect(find('img')).not.toBeNull())
  expect((named('button', 'Approve') as HTMLButtonElement).disabled).toBe(true)
  press('t')
  press('a')
  expect([sent('/take'), sent('/decision')]).toEqual([[], []])
})

test('[OF-05] a take that is refused because the item is one’s own says so', async () => {
  const item = aPhotoItem(1)
  const { text, named } = await open([item], {
    [`/office/queues/photos/${item.id}/take`]: () => Response.json({ problem: 'own-item' }, { status: 403 }),
  })
  await soon(() => expect(text()).toContain('Diver 1'))
  press('j')
  await soon(() => expect(named('button', 'Take')).toBeDefined())
  press('t')
  await soon(() => expect(currentToast()?.text).toContain('This item is about you.'))
})

const RELEASE = '/office/queues/photos/release'
const RENEW = '/office/queues/photos/renew'

test('[OF-05] leaving the page gives back what was taken and not decided, and looking around takes nothing', async () => {
  const { text, find, sent, router } = await open([aPhotoItem(1, MINE), aPhotoItem(2)], {
    [RELEASE]: () => new Response(null, { status: 204 }),
    '/office/queues': { queues: [], mine: [], failedJobs: [], today: null },
  })
  const released = () => sent(RELEASE).length
  await soon(() => expect(text()).toContain('Items: 2'))
  await router.navigate('/office')
  await soon(() => expect(text()).not.toContain('Items: 2'))
  await router.navigate('/office/queues/photos')
  expect(released()).toBe(0)
  await soon(() => {
    // The page listens a moment after its list is there.
    if (sent('/photos/next').length === 0) press('t')
    expect(find('img[alt="Photo of Diver 1"]')).not.toBeNull()
  })
  await router.navigate('/office')
  await soon(() => expect(released()).toBe(1))
})

test('[OF-02] what was taken by itself is still the reader’s after a look elsewhere', async () => {
  const item = aPhotoItem(1, MINE)
  const { named, sent, router } = await open(
    [item],
    {
      [RELEASE]: () => new Response(null, { status: 204 }),
      '/office/queues': { queues: [], mine: [], failedJobs: [], today: null },
    },
    `/office/queues/photos?item=${item.id}`,
  )
  await soon(() => expect(named('button', 'Release')).toBeDefined())
  await router.navigate('/office')
  await soon(() => expect(named('button', 'Release')).toBeUndefined())
  expect(sent(RELEASE)).toHaveLength(0)
})

test('[OF-05] closing the tab gives everything back, with a call that outlives it', async () => {
  const { text, named, fetch } = await open([aPhotoItem(1, MINE), aPhotoItem(2)], {
    [RELEASE]: () => new Response(null, { status: 204 }),
  })
  await soon(() => expect(text()).toContain('Items: 2'))
  press('t')
  await soon(() => expect(named('button', 'Release')).toBeDefined())
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pagehide'))
  const calls = () => fetch.mock.calls.filter(([url]) => String(url).endsWith(RELEASE))
  await soon(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]?.[1]?.keepalive).toBe(true)
})

test('[OF-05] a page renews what is held every minute, until nobody has used it for a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let held: string[] = []
  const item = aPhotoItem(1, MINE)
  const { named, sent } = await open(
    [item],
    { [RENEW]: () => ({ held }) },
    `/office/queues/photos?item=${item.id}`,
  )
  held = [item.id]
  await soon(() => expect(named('button', 'Release')).toBeDefined())
  const renewed = () => sent(RENEW).length
  vi.advanceTimersByTime(61_000)
  await soon(() => expect(renewed()).toBe(1))
  press('x')
  vi.advanceTimersByTime(40 * 60_000)
  const until = renewed()
  expect(until).toBeGreaterThanOrEqual(14)
  expect(until).toBeLessThanOrEqual(17)
  // Used again, it has what nobody else took meanwhile.
  press('x')
  await soon(() => expect(renewed()).toBe(until + 1))
})

test('[OF-05] what a colleague took from those loaded ahead is skipped', async () => {
  const photos = [aPhotoItem(1), aPhotoItem(2), aPhotoItem(3)]
  const [first, , third] = photos
  const { find, sent, item, text } = await open(photos, {
    '/office/queues/photos/next': ({ body }: { body: string }) => ({
      items: (JSON.parse(body).open ? [third] : photos).map((one) => one && anOpenedPhoto(one)),
    }),
  })
  await soon(() => expect(text()).toContain('Items: 3'))
  press('t')
  await soon(() => expect(find('img[alt="Photo of Diver 1"]')).not.toBeNull())
  press('a')
  await soon(() => expect(item()).toContain(third?.id))
  expect(sent(`/${first?.id}/decision`)).toHaveLength(1)
  expect(sent('/photos/next')).toEqual([{ hold: 4 }, { hold: 4, open: photos[1]?.id }])
})

test('[OF-05] releasing the open one ends going from one to the next, so nothing ahead stays reserved', async () => {
  const { text, named, sent } = await open([aPhotoItem(1, MINE), aPhotoItem(2)], {
    [RELEASE]: () => new Response(null, { status: 204 }),
  })
  await soon(() => expect(text()).toContain('Items: 2'))
  press('t')
  await soon(() => expect(named('button', 'Release')).toBeDefined())
  named('button', 'Release')?.click()
  await soon(() => expect(sent(RELEASE)).toHaveLength(1))
})

test('[OF-02] j and k move through the list, and the open item is in the address', async () => {
  const { text, item } = await open([aPhotoItem(1), aPhotoItem(2)])
  await soon(() => expect(text()).toContain('Diver 2'))
  press('j')
  press('j')
  await soon(() => expect(item()).toContain('0002'))
  press('j')
  press('k')
  await soon(() => expect(item()).toContain('0001'))
  press('?')
  await soon(() => expect(text()).toContain('Take or release'))
})

test('[OF-02] filters of the address are asked for, and nothing found is said', async () => {
  const { text, requested } = await open([], {}, '/office/queues/photos?search=ines&owner=mine&sort=newest')
  await soon(() => expect(text()).toContain('Nothing found'))
  const asked = requested().find((path) => path.includes('/queues/photos?')) ?? ''
  for (const part of ['search=ines', 'owner=mine', 'sort=newest']) expect(asked).toContain(part)
})

test('[OF-02] a queue that does not load can be retried, an empty one says so', async () => {
  let isDown = true
  const { text, named } = await open([], {
    '/office/queues/photos': () => (isDown ? 400 : { items: [], total: 0, next: null }),
  })
  await soon(() => expect(text()).toContain('load this'))
  isDown = false
  named('button', 'Try again')?.click()
  await soon(() => expect(text()).toContain('No items to review'))
})

async function writeNote(
  { find, named }: Pick<Awaited<ReturnType<typeof open>>, 'find' | 'named'>,
  text = 'Called her',
) {
  const field = find<HTMLTextAreaElement>('textarea')
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect((named('button', 'Add note') as HTMLButtonElement).disabled).toBe(false))
  named('button', 'Add note')?.click()
  named('button', 'Add note')?.click()
}

test('[OF-02] a note is added for colleagues', async () => {
  const item = aPhotoItem(1, MINE)
  const note = { id: 'n1', author: 'Jules Moreau', text: 'Called her', at: '2026-11-15T09:00:00.000Z' }
  const { text, find, named } = await open([item], {
    [`/office/queues/photos/${item.id}/notes`]: { ...anOpenedPhoto(item), notes: [note] },
  })
  await soon(() => expect(text()).toContain('Diver 1'))
  press('j')
  await soon(() => expect(text()).toContain('No notes yet.'))
  named('button', 'Add note')?.click()
  await soon(() => expect(text()).toContain('Enter a note'))
  expect(document.activeElement).toBe(find('textarea'))
  await writeNote({ find, named })
  await soon(() => expect(text()).toContain('Jules Moreau'))
  expect(text()).not.toContain('Enter a note')
})

test('[OF-02] a note that is not sent yet is back after a look at another item', async () => {
  const items = [aPhotoItem(1, MINE), aPhotoItem(2, MINE)]
  const { text, find } = await open(items)
  await soon(() => expect(text()).toContain('Diver 1'))
  press('j')
  await soon(() => expect(find('textarea')).not.toBeNull())
  const field = find<HTMLTextAreaElement>('textarea')
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, 'Half a note')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  press('j')
  await soon(() => expect(find<HTMLTextAreaElement>('textarea')?.value).toBe(''))
  press('k')
  await soon(() => expect(find<HTMLTextAreaElement>('textarea')?.value).toBe('Half a note'))
})

test('[OF-02] a note is sent once by a double click, again with the same id after a failure, and never cut', async () => {
  const item = aPhotoItem(1)
  let isDown = true
  const { text, find, named, sent } = await open(
    [item],
    { [`/office/queues/photos/${item.id}/notes`]: () => (isDown ? 400 : anOpenedPhoto(item)) },
    `/office/queues/photos?item=${item.id}`,
  )
  await soon(() => expect(text()).toContain('No notes yet.'))
  await writeNote({ find, named })
  await soon(() => expect(currentToast()?.text).toContain('save that'))
  expect(sent('/notes')).toHaveLength(1)
  isDown = false
  await soon(() => expect((named('button', 'Add note') as HTMLButtonElement).disabled).toBe(false))
  named('button', 'Add note')?.click()
  await soon(() => expect(find<HTMLTextAreaElement>('textarea')?.value).toBe(''))
  const [first, second] = sent('/notes')
  expect(second).toEqual(first)
  const long = 'x'.repeat(2001)
  await writeNote({ find, named }, long)
  await soon(() => expect(text()).toContain('Use at most 2,000 characters.'))
  expect(find<HTMLTextAreaElement>('textarea')?.value).toBe(long)
  expect(sent('/notes')).toHaveLength(2)
})

test('[OF-01] a right that was taken away meanwhile is named and the page closes; what was typed is back with the right', async () => {
  const item = aPhotoItem(1, MINE)
  let rights = ['cards', 'people']
  const { text, find, named } = await open(
    [item],
    {
      '/office/rights/own': () => ({ rights }),
      [`/office/queues/photos/${item.id}/notes`]: () => {
        rights = ['people']
        return Response.json({ problem: 'right-missing', right: 'cards' }, { status: 403 })
      },
    },
    `/office/queues/photos?item=${item.id}`,
  )
  await soon(() => expect(text()).toContain('No notes yet.'))
  const earlier = showToast({ text: 'Released' })
  await writeNote({ find, named })
  await soon(() => expect(text()).toContain('You can’t open this page'))
  expect(text()).toContain('What you’ve typed is kept while this page stays open')
  const isShown = () => find<HTMLTextAreaElement>('textarea')?.checkVisibility()
  expect(isShown()).toBe(false)
  press('j')
  expect(currentToast()?.text).toBe('Released')
  dismissToast(earlier)
  expect(currentToast()?.text).toMatch(/^You no longer have the right “Cards”\./)
  rights = ['cards', 'people']
  window.dispatchEvent(new Event('visibilitychange'))
  await soon(() => expect(text()).not.toContain('You can’t open this page'))
  expect(find<HTMLTextAreaElement>('textarea')?.value).toBe('Called her')
  expect(isShown()).toBe(true)
})

test('[OF-02] an address that names no item says the same as one of an item that is gone', async () => {
  const { text } = await open(
    [aPhotoItem(1)],
    { '/office/queues/photos/nope': 400 },
    '/office/queues/photos?item=nope',
  )
  await soon(() => expect(text()).toContain('This item is no longer open'))
  expect(text()).not.toContain('load this')
})

test('[OF-09] an item shows what staff did with it', async () => {
  const item = aPhotoItem(1)
  const entry = {
    ...{ id: '7', at: '2026-11-15T09:00:00.000Z', action: 'photo-refused', subject: null, object: null },
    ...{ actor: { affiliateId: 900002, name: 'Jules Moreau' }, detail: {} },
  }
  const { text } = await open(
    [item],
    {
      [`/office/queues/photos/${item.id}`]: () => ({
        ...anOpenedPhoto(item),
        history: [
          entry,
          { ...entry, id: '6', action: 'item-noted' },
          { ...entry, id: '5', action: 'item-taken' },
        ],
      }),
    },
    `/office/queues/photos?item=${item.id}`,
  )
  await soon(() => expect(text()).toMatch(/Photo refused.*Jules Moreau · 900002.*Note added.*Taken/s))
})

test('[OF-05] after the last item that was searched for, the queue isn’t called empty', async () => {
  const last = aPhotoItem(1)
  const { text, find } = await open([last], {}, '/office/queues/photos?search=diver')
  await soon(() => expect(text()).toContain('Items: 1'))
  press('j')
  await soon(() => expect(find('img[alt="Photo of Diver 1"]')).not.toBeNull())
  press('a')
  await soon(() => expect(text()).toMatch(/Done.*Change the search or the filters\./s))
  expect(text()).not.toContain('The queue is empty.')
})

test('[OF-05] after the last item the queue says that it is done, and asks for nothing that has left it', async () => {
  const last = aPhotoItem(1)
  const { text, find, named, requested, item } = await open([last])
  await soon(() => expect(text()).toContain('Items: 1'))
  press('t')
  await soon(() => expect(find('img[alt="Photo of Diver 1"]')).not.toBeNull())
  const before = requested().length
  press('a')
  await soon(() => expect(text()).toContain('The queue is empty.'))
  expect(text()).not.toContain('no longer open')
  expect(item()).toBe('')
  expect(named('a', 'Open Diver 1’s page')?.getAttribute('href')).toBe('/office/people/110001')
  const opened = requested().slice(before)
  expect(opened.filter((path) => path.endsWith(`/office/queues/photos/${last.id}`))).toEqual([])
})

test('[OF-02] what has left the queue while it was decided is done, and not gone', async () => {
  const last = aPhotoItem(1)
  let answer: (() => void) | undefined
  const { text, find, queries, requested } = await open(
    [last],
    {
      [`/photos/${last.id}/decision`]: () =>
        new Promise((resolve) => {
          answer = () => resolve(Response.json(anOpenedPhoto(last).opened.detail))
        }),
      [`/office/queues/photos/${last.id}`]: () => (answer ? 404 : anOpenedPhoto(last)),
      '/office/queues/photos': () => ({ items: answer ? [] : [last], total: answer ? 0 : 1, next: null }),
    },
    `/office/queues/photos?item=${last.id}`,
  )
  await soon(() => expect(find('img[alt="Photo of Diver 1"]')).not.toBeNull())
  const before = requested().length
  press('a')
  await soon(() => expect(answer).toBeDefined())
  await queries.invalidateQueries()
  expect(text()).not.toContain('no longer open')
  answer?.()
  await soon(() => expect(text()).toContain('The queue is empty.'))
  const asked = requested().slice(before)
  expect(asked.filter((path) => path.endsWith(`/office/queues/photos/${last.id}`))).toEqual([])
})

test('[OF-02] what was decided isn’t asked for again when the next one of the list opens', async () => {
  const [first, second] = [aPhotoItem(1), aPhotoItem(2)]
  const { find, requested, item } = await open([first, second], {}, `/office/queues/photos?item=${first.id}`)
  await soon(() => expect(find('img[alt="Photo of Diver 1"]')).not.toBeNull())
  const before = requested().length
  press('a')
  await soon(() => expect(item()).toContain(second.id))
  await soon(() => expect(find('img[alt="Photo of Diver 2"]')).not.toBeNull())
  const asked = requested().slice(before)
  expect(asked.filter((path) => path.endsWith(`/office/queues/photos/${first.id}`))).toEqual([])
})

test('[OF-02] back leads from an item to the list, and the page is named after its queue', async () => {
  const { text, named, item, router } = await open([aPhotoItem(1), aPhotoItem(2)])
  await soon(() => expect(document.title).toBe('Photos to review · Fathom'))
  await soon(() => expect(text()).toContain('Diver 2'))
  const row = [...document.querySelectorAll<HTMLElement>('main li button')][0]
  row?.click()
  await soon(() => expect(named('button', 'Take')).toBeDefined())
  press('j')
  await soon(() => expect(item()).toContain('0002'))
  void router.navigate(-1)
  await soon(() => expect(item()).toBe(''))
  expect(router.state.location.pathname).toBe('/office/queues/photos')
})

test('[OF-09] the history of an order names the statuses', async () => {
  const item = aPhotoItem(1)
  const entry = {
    ...{ id: '8', at: '2026-11-15T09:00:00.000Z', action: 'order-moved', subject: null, object: null },
    ...{ actor: { affiliateId: 900002, name: 'Jules Moreau' }, detail: { from: 'ordered', to: 'made' } },
  }
  const { text } = await open(
    [item],
    { [`/office/queues/photos/${item.id}`]: () => ({ ...anOpenedPhoto(item), history: [entry] }) },
    `/office/queues/photos?item=${item.id}`,
  )
  await soon(() => expect(text()).toContain('From Ordered to Printed'))
})
