import type { OpenedItemWire, QueueItemWire } from '@fathom/contract/office'
import { beforeEach, expect, test, vi } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { aPhotoItem } from './queue.fixture.ts'

beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.scrollIntoView ??= () => undefined
})

type Detail = OpenedItemWire['opened']

/** A queue with one item, which leaves it when `end` was called. */
async function openOne(item: QueueItemWire, opened: object, end: string, query = '', more: object = {}) {
  let isOver = false
  const page = await anOpenPage(`/office/queues/${item.kind}?${query}item=${item.id}`, {
    ...signedInAs(9),
    '/office/rights/own': { rights: ['cards', 'people', 'applications', 'papers'] },
    ...more,
    [end]: () => {
      isOver = true
      return opened
    },
    [`/office/queues/${item.kind}/${item.id}`]: () =>
      isOver ? 404 : { item, opened: { kind: item.kind, detail: opened } as Detail, notes: [], history: [] },
    [`/office/queues/${item.kind}`]: () => ({
      items: isOver ? [] : [item],
      total: isOver ? 0 : 1,
      next: null,
    }),
  })
  const sent = page.fetch.mock.calls
  return {
    ...page,
    press: (name: string) => page.named('button', name)?.click(),
    calls: () =>
      sent
        .filter(([url, init]) => String(url).endsWith(end) && init?.method === 'POST')
        .map(([, init]) => ({
          body: JSON.parse(String(init?.body ?? 'null')),
          headers: new Headers(init?.headers),
        })),
  }
}

const REPORT = {
  ...{ id: '01920000-0000-7000-8000-00000000a001', reason: 'unsafe', note: 'Twice now', isMinor: true },
  ...{ text: 'Come <b>alone</b>', sentAt: '2026-11-14T09:30:00.000Z', attachments: [], settledAt: null },
  reportedAt: '2026-11-14T10:00:00.000Z',
  reporter: { affiliateId: 100006, name: 'Milo Hart' },
  author: { affiliateId: 200001, name: 'Kai Nakamura' },
  student: { affiliateId: 100006, name: 'Milo Hart' },
}

test('[LE-07] [OF-02] staff see a reported message as it was written, who wrote it and to whom, and settle it', async () => {
  const item = aPhotoItem(1, { kind: 'reports', id: REPORT.id, state: 'open', label: 'Unsafe' })
  const { text, find, press } = await openOne(item, REPORT, `/reports/${REPORT.id}/settle`)
  await soon(() => expect(text()).toContain('Come <b>alone</b>'))
  for (const shown of ['Kai Nakamura (200001)', 'Milo Hart (100006)', 'Under 18', 'Twice now'])
    expect(text()).toContain(shown)
  expect(text()).not.toContain('optional')
  expect(find('blockquote b')).toBeNull()
  press('Mark as settled')
  await soon(() => expect(text()).toContain('No items to review'))
})

test('[TS-14] [OF-05] staff see the name on the cards beside the one in the profile, and confirm it once', async () => {
  const asked = { name: 'Mara Berg', birthdate: '1991-04-18' }
  const onCards = { name: 'Mara Lindqvist', birthdate: '1991-04-18' }
  const waiting = { affiliateId: 100001, onCards, asked, askedAt: '2026-11-14T09:00:00Z' }
  const item = aPhotoItem(1, { kind: 'names', id: '100001' })
  const { text, press, calls } = await openOne(item, waiting, '/names/100001/decision')
  await soon(() => expect(text()).toMatch(/On the cards\s*Mara Lindqvist.*In the profile\s*Mara Berg/s))
  press('Confirm')
  press('Confirm')
  await soon(() => expect(text()).toContain('No items to review'))
  expect(calls().map(({ body }) => body)).toEqual([{ decision: 'confirmed', asked }])
  expect(currentToast()?.text).toBe('Confirmed. Mara Berg will be notified.')
})

test('[TS-14] [OF-05] a name is refused only with a reason, which the key R asks for', async () => {
  const asked = { name: 'Mara Berg', birthdate: '1991-04-18' }
  const onCards = { name: 'Mara Lindqvist', birthdate: '1991-04-18' }
  const waiting = { affiliateId: 100001, onCards, asked, askedAt: '2026-11-14T09:00:00Z' }
  const item = aPhotoItem(1, { kind: 'names', id: '100001' })
  const { text, find, calls } = await openOne(item, waiting, '/names/100001/decision')
  await soon(() => expect(text()).toContain('In the profile'))
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))
  await soon(() => expect(text()).toContain('Refuse the name'))
  const input = () => find<HTMLInputElement>('dialog[open] input')
  input()?.form?.requestSubmit()
  await soon(() => expect(input()?.getAttribute('aria-invalid')).toBe('true'))
  expect(calls()).toEqual([])
  // A dialog that is opened again begins without what was wrong before.
  document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click()
  await soon(() => expect(input()).toBeNull())
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))
  await soon(() => expect(input()).not.toBeNull())
  expect(input()?.getAttribute('aria-invalid')).not.toBe('true')
  typeInto(input(), 'Send us a document.')
  await soon(() => expect(input()?.value).toBe('Send us a document.'))
  input()?.form?.requestSubmit()
  await soon(() => expect(text()).toContain('The queue is empty.'))
  expect(calls().map(({ body }) => body)).toEqual([
    { decision: 'refused', reason: 'Send us a document.', asked },
  ])
})

const ORDER = {
  id: '018f0000-0000-7000-8000-000000000009',
  licenseID: '2503118466',
  title: 'Rescue Diver',
  status: 'ordered',
  version: 1,
  orderedAt: '2026-11-13T09:00:00Z',
  why: 'name-changed',
  total: { amount: 3990, currency: 'USD' },
  name: 'Mara Lindqvist',
  address: { addressLine1: 'Storgatan 1', postalCode: '411 24', city: 'Göteborg', country: 'Sweden' },
}

test('[SC-08] [OF-05] an order of a plastic card moves on by one step, with the version that was seen', async () => {
  const item = aPhotoItem(1, { kind: 'orders', id: ORDER.id, state: 'ordered' })
  const { text, press, calls } = await openOne(item, ORDER, `/${ORDER.id}/status`)
  await soon(() => expect(text()).toContain('Storgatan 1'))
  press('Mark as printed')
  await soon(() => expect(calls().map(({ body }) => body)).toEqual([{ status: 'made' }]))
  expect(calls()[0]?.headers.get('if-match')).toBe('"1"')
})

test('[OF-05] an order says why it was made, what it costs, and which of two names is printed', async () => {
  const item = aPhotoItem(1, { kind: 'orders', id: ORDER.id, state: 'ordered' })
  const { text } = await openOne(item, ORDER, `/${ORDER.id}/status`)
  await soon(() => expect(text()).toContain('My name has changed'))
  expect(text()).toContain('$39.90')
  expect(text()).toMatch(/On the cards\s*Mara Lindqvist.*In the profile\s*Diver 1.*names queue/s)
})

test('[OF-02] several orders of one state are marked at once', async () => {
  const item = aPhotoItem(1, { kind: 'orders', id: ORDER.id, state: 'ordered' })
  const { text, find, press, calls } = await openOne(item, ORDER, `/${ORDER.id}/status`, 'state=ordered&')
  await soon(() => expect(find('li input[type=checkbox]')).not.toBeNull())
  find('li input[type=checkbox]')?.click()
  await soon(() => expect(text()).toContain('Selected: 1'))
  press('Mark as printed')
  await soon(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]?.headers.get('if-match')).toBeNull()
})

const FLAGS = { showSiteMaintenanceNotice: false, monitoringSampling: 0, notice: null, changesInMs: null }
const PAPER = {
  ...{ id: '018f0000-0000-7000-8000-00000000000a', affiliateId: 100002, memberName: 'Ines Duarte' },
  ...{ birthDate: '1998-03-04', type: 'image/jpeg', uploadedAt: '2026-11-14T09:00:00.000Z' },
  ...{ declinedAt: null, isConfirmable: true },
}
const openPaper = (more: object = {}, onTake = () => {}) => {
  const item = aPhotoItem(1, { kind: 'papers', id: PAPER.id })
  return openOne(item, { ...PAPER, ...more }, `/papers/${PAPER.id}/refusal`, '', {
    '/take': () => {
      onTake()
      item.holder = {
        affiliateId: 100001,
        name: 'Fathom Staff',
        since: item.since,
        until: '2026-11-14T11:00:00.000Z',
      }
      return { item, opened: { kind: item.kind, detail: { ...PAPER, ...more } }, notes: [], history: [] }
    },
    '/release': () => {
      item.holder = null
    },
    '/api/flags': { ...FLAGS, officeChecksPapers: true },
    '/file': () => new Response('page', { headers: { 'content-type': 'image/jpeg' } }),
  })
}
const typeInto = (input: HTMLInputElement | null | undefined, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('[OF-02] [TS-03] a page of a physician is fetched only when staff open it, never by a key, and refused with a reason', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page')
  let taken = 0
  const { text, find, press, calls, requested, named } = await openPaper({}, () => {
    taken += 1
  })
  await soon(() => expect(text()).toContain('Compare the page with Ines Duarte, born on 4 March 1998.'))
  expect(text()).toContain('Each opening of the page is recorded')
  const fetched = () => requested().filter((url) => url.endsWith(`/papers/${PAPER.id}/file`))
  expect([fetched(), named('button', 'Do not accept')]).toEqual([[], undefined])
  const pressKey = (key: string) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  pressKey('a')
  await soon(() => expect(named('button', 'Release')).toBeDefined())
  for (const key of ['a', 'r']) {
    ;(document.activeElement as HTMLElement | null)?.blur()
    pressKey(key)
    expect(document.activeElement).toBe(named('button', 'Open signed page'))
  }
  expect([taken, fetched()]).toEqual([1, []])
  press('Open signed page')
  await soon(() => expect(find('img[src="blob:page"]')).not.toBeNull())
  pressKey('r')
  const reason = document.activeElement as HTMLInputElement
  expect(reason.closest('form')?.textContent).toContain('Reason, for the diver')
  press('Do not accept')
  await soon(() => expect(reason.getAttribute('aria-invalid')).toBe('true'))
  typeInto(reason, 'The stamp is missing')
  press('Do not accept')
  await soon(() => expect(text()).toContain('No items to review'))
  expect(calls().map(({ body }) => body)).toEqual([{ reason: 'The stamp is missing' }])
  expect(fetched()).toHaveLength(1)
})

test('[OF-02] [TS-03] releasing a page of a physician closes it, also for whoever takes it again', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page')
  const { find, press, named } = await openPaper()
  await soon(() => expect(named('button', 'Open signed page')).toBeDefined())
  press('Open signed page')
  await soon(() => expect(find('img[src="blob:page"]')).not.toBeNull())
  press('Release')
  await soon(() => expect(named('button', 'Take')).toBeDefined())
  expect([find('img[src="blob:page"]'), named('button', 'Do not accept')]).toEqual([null, undefined])
  press('Take')
  await soon(() => expect(named('button', 'Release')).toBeDefined())
  expect(find('img[src="blob:page"]')).toBeNull()
})

test('[OF-02] a page of a form that no longer counts is not opened, only refused', async () => {
  const { text, named } = await openPaper({ isConfirmable: false })
  await soon(() => expect(text()).toContain('The form of this page no longer counts.'))
  expect([named('button', 'Open signed page'), named('button', 'Confirm page')]).toEqual([
    undefined,
    undefined,
  ])
  expect(named('button', 'Do not accept')).toBeDefined()
})

test('[OF-02] without the flag, the queue of pages leads to the office as a wrong address does', async () => {
  const { router } = await anOpenPage('/office/queues/papers', {
    ...signedInAs(9),
    '/api/flags': { ...FLAGS, officeChecksPapers: false },
  })
  await soon(() => expect(router.state.location.pathname).toBe('/office'))
})

test('[OF-02] of several orders, those that could not be marked are named with the reason and stay selected', async () => {
  const ids = [1, 2, 3].map((number) => ORDER.id.replace(/9$/, String(number)))
  const items = ids.map((id, at) =>
    aPhotoItem(at + 1, { kind: 'orders', id, state: 'ordered', label: 'Rescue Diver' }),
  )
  const done = new Set<string>()
  const held = { problem: 'held', holder: { affiliateId: 900002, name: 'Jules Moreau' } }
  const left = () => items.filter(({ id }) => !done.has(id))
  const { text, find, named, place } = await anOpenPage('/office/queues/orders?state=ordered', {
    ...signedInAs(9),
    ...Object.fromEntries(
      ids.map((id, at) => [
        `/${id}/status`,
        () => {
          if (at === 1) return Response.json(held, { status: 409 })
          done.add(id)
          return ORDER
        },
      ]),
    ),
    '/office/queues/orders': () => ({ items: left(), total: left().length, next: null }),
  })
  await soon(() => expect(find('li input[type=checkbox]')).not.toBeNull())
  for (const box of place.querySelectorAll<HTMLElement>('main li input[type=checkbox]')) box.click()
  await soon(() => expect(text()).toContain('Selected: 3'))
  named('button', 'Mark as printed')?.click()
  await soon(() => expect(text()).toContain('Marked 2 of 3.'))
  // Which order it is, because a person may have several; for a screen reader too.
  const failed = find('li:has(> bdi)')?.textContent?.replaceAll(/[\u2068\u2069]/g, '')
  expect(failed).toMatch(/^Diver 2 · Rescue Diver · \d+ November 2026: .*Jules Moreau.* is working on it$/)
  expect(find('li label')?.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
    /^Select .*Diver \d · Rescue Diver · \d+ November 2026/,
  )
  await soon(() => expect(text()).toContain('Items: 1'))
  expect(text()).toContain('Selected: 1')
  expect(find<HTMLInputElement>('li input[type=checkbox]')?.checked).toBe(true)
})

test('[OF-04] an application says whether it is due or overdue, and nothing while its applicant has to pay', async () => {
  const promises = ['late', 'due', 'early', 'paused'] as const
  const items = promises.map((promise, at) =>
    aPhotoItem(at + 1, {
      ...{ kind: 'applications', state: promise === 'paused' ? 'payment' : 'review', promise },
      ...(promise === 'early' && { since: new Date().toISOString() }),
    }),
  )
  const { text, place } = await anOpenPage('/office/queues/applications', {
    ...signedInAs(9),
    '/office/queues/applications': { items, total: 4, next: null },
  })
  await soon(() => expect(text()).toContain('Diver 4'))
  const rows = [...place.querySelectorAll('main li')].map(({ textContent }) => textContent ?? '')
  expect(rows.map((row) => /Overdue|Due/.exec(row)?.[0])).toEqual(['Overdue', 'Due', undefined, undefined])
  expect(rows.map((row) => row.includes('Today'))).toEqual([false, false, true, false])
})

test('[OF-02] a queue says that several items can be worked on at once, and selects all that are shown and workable', async () => {
  const held = {
    affiliateId: 900002,
    name: 'Jules Moreau',
    since: '2026-11-15T09:00:00.000Z',
    until: '2026-11-15T09:30:00.000Z',
  }
  const anOrder = (number: number, more: Partial<QueueItemWire> = {}) =>
    aPhotoItem(number, { kind: 'orders', state: 'ordered', ...more })
  const items = [
    anOrder(1),
    anOrder(2, { person: { affiliateId: 100001, name: 'Me' } }),
    anOrder(3, { holder: held }),
    anOrder(4),
  ]
  const { text, find, place, router } = await anOpenPage('/office/queues/orders', {
    ...signedInAs(9),
    '/office/queues/orders': { items, total: 4, next: null },
  })
  const hint = 'Choose a status to work on several items at once.'
  await soon(() => expect(text()).toContain(hint))
  const described = find('select')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toContain(hint)
  await router.navigate('/office/queues/orders?state=ordered')
  const boxes = () => [...place.querySelectorAll<HTMLInputElement>('main input[type=checkbox]')]
  await soon(() => expect(boxes()).toHaveLength(5))
  expect(text()).toContain('Select all shown (2)')
  expect(text()).not.toContain(hint)
  boxes()[0]?.click()
  await soon(() => expect(text()).toContain('Selected: 2'))
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, false, false, true])
  expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, true, true, false])
  boxes()[1]?.click()
  await soon(() => expect(text()).toContain('Selected: 1'))
  expect([boxes()[0]?.checked, boxes()[0]?.indeterminate]).toEqual([false, true])
  boxes()[0]?.click()
  boxes()[0]?.click()
  await soon(() => expect(text()).not.toContain('Selected'))
})

test('[OF-05] an order that was sent is found by its status, and nobody takes it', async () => {
  const item = aPhotoItem(1, { kind: 'orders', id: ORDER.id, state: 'sent' })
  const sent = { ...ORDER, status: 'sent' }
  const { text, named } = await openOne(item, sent, `/${ORDER.id}/status`, 'state=sent&')
  await soon(() => expect(named('button', 'Mark as delivered')).toBeDefined())
  expect(text()).toContain('On the way')
  expect(named('button', 'Take')).toBeUndefined()
})

test('[OF-02] the old addresses lead into the queues, and nobody but staff opens them', async () => {
  const diver = await anOpenPage('/office/messages', signedInAs(2))
  await soon(() => expect(diver.router.state.location.pathname).toBe('/training/unauthorized'))
  const staff = await anOpenPage('/office/photos', signedInAs(9))
  await soon(() => expect(staff.router.state.location.pathname).toBe('/office/queues/photos'))
})
