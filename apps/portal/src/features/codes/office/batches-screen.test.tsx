import type { BatchCodeWire, CodeBatchWire } from '@fathom/contract/codes'
import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'

type Asked = { method: string; body: string }

const BATCH: CodeBatchWire = {
  id: '01920000-0000-7000-8000-00000000b001',
  ...{ kind: 'course', title: 'Night Diver', note: 'Order 17', issuedAt: '2026-11-14T09:30:00.000Z' },
  store: { storeNumber: 7001, name: 'Harbour Divers' },
  issuedBy: { affiliateId: 900001, name: 'Noor Haddad' },
  counts: { open: 2, redeemed: 1, withdrawn: 0 },
}
/** Types as a person does: React reads the event. */
function type(field: HTMLElement | null, value: string) {
  const prototype =
    field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const NIGHT = '01920000-0000-7000-8000-000000000005'
const open: BatchCodeWire = { couponCode: 'FD-AAAA-AAAA', state: 'open', redeemedAt: null, redeemedBy: null }
const used: BatchCodeWire = {
  ...{ couponCode: 'FD-BBBB-BBBB', state: 'redeemed', redeemedAt: '2026-11-15T09:30:00.000Z' },
  redeemedBy: { affiliateId: 100004, name: 'Ana Lima' },
}

test('[OF-07] staff see what was issued for whom, and what became of it', async () => {
  const { text, named } = await anOpenPage('/office/codes', {
    ...signedInAs(9),
    '/office/code-batches': () => ({ items: [BATCH], next: null }),
  })
  await soon(() => expect(text()).toContain('Harbour Divers (7001)'))
  for (const shown of ['Night Diver', 'Order 17', 'Not redeemed', 'Withdrawn'])
    expect(text()).toContain(shown)
  expect(named('a', 'Night Diver')?.getAttribute('href')).toBe(`/office/codes/${BATCH.id}`)
})

test('[OF-07] an address of no batch says so, and leads back to the list', async () => {
  const page = await anOpenPage(`/office/codes/${BATCH.id}`, {
    ...signedInAs(9),
    '/office/code-batches': () => Response.json({ problem: 'not-found', errors: [] }, { status: 404 }),
  })
  await soon(() => expect(page.text()).toContain('This doesn’t exist'))
  expect(page.text()).toContain('It may have been deleted, or the address is wrong.')
  expect(page.named('a', 'Back to the list')?.getAttribute('href')).toBe('/office/codes')
})

test('[OF-07] [TS-17] an order that says nothing is refused field by field; a whole one is sent after a proof and opens', async () => {
  const sent: object[] = []
  let isProved = false
  const page = await anOpenPage('/office/codes', {
    ...signedInAs(9),
    [`/code-batches/${BATCH.id}/codes`]: () => ({ items: [open, used], next: null }),
    [`/code-batches/${BATCH.id}`]: () => BATCH,
    '/office/code-batches': ({ method, body }: Asked) => {
      if (method !== 'POST') return { items: [], next: null }
      sent.push(JSON.parse(body))
      return isProved
        ? BATCH
        : Response.json({ problem: 'authentication-needed', errors: [] }, { status: 403 })
    },
    '/user/authenticate': ({ method }: Asked) => {
      if (method === 'GET') return { isManagedElsewhere: false, hasPasskey: false }
      isProved = true
      return { until: '2026-11-03T10:05:00Z' }
    },
    '/learning/courses': () => [{ packageId: NIGHT, title: 'Night Diver' }],
  })
  await soon(() => expect(page.text()).toContain('No codes issued yet'))
  page.named('button', 'Issue codes')?.click()
  await soon(() => expect(page.find('dialog[open] option[value="club"]')).not.toBeNull())
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(page.text()).toContain('Choose what the codes open.'))
  expect(page.text()).toContain('Enter a number from 1 to 5,000.')
  await soon(() => expect(page.find(`dialog[open] option[value="${NIGHT}"]`)).not.toBeNull())
  type(page.find('dialog[open] select'), NIGHT)
  type(page.find('dialog[open] input[inputmode="decimal"]'), '3')
  type(page.find('dialog[open] input[inputmode="numeric"]'), '7001')
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  const password = () => page.find<HTMLInputElement>('dialog[open] input[type="password"]')
  await soon(() => expect(password()).not.toBeNull())
  type(password(), 'Reef1234')
  password()?.form?.requestSubmit()
  await soon(() => expect(page.router.state.location.pathname).toBe(`/office/codes/${BATCH.id}`))
  const order = {
    id: expect.any(String),
    ...{ kind: 'course', packageId: NIGHT, storeNumber: 7001, amount: 3, note: '' },
  }
  expect(sent).toEqual([order, order])
  // The same id, so that what came through anyway is issued once.
  expect(sent[0]).toEqual(sent[1])
  await soon(() => expect(page.text()).toContain('Ana Lima (100004)'))
})

test('[OF-07] a note that is too long is never cut, and not sent', async () => {
  const sent: string[] = []
  const page = await anOpenPage('/office/codes', {
    ...signedInAs(9),
    '/office/code-batches': ({ method, body }: Asked) => {
      if (method === 'POST') sent.push(body)
      return method === 'POST' ? BATCH : { items: [], next: null }
    },
    '/learning/courses': () => [{ packageId: NIGHT, title: 'Night Diver' }],
  })
  await soon(() => expect(page.text()).toContain('No codes issued yet'))
  page.named('button', 'Issue codes')?.click()
  await soon(() => expect(page.find(`dialog[open] option[value="${NIGHT}"]`)).not.toBeNull())
  type(page.find('dialog[open] select'), NIGHT)
  type(page.find('dialog[open] input[inputmode="decimal"]'), '3')
  const note = page.find<HTMLInputElement>('dialog[open] input:not([inputmode])')
  expect(note?.maxLength).toBe(-1)
  type(note, 'x'.repeat(201))
  await soon(() => expect(page.text()).toContain('Use at most 200 characters.'))
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(page.text()).toContain('Use at most 200 characters.'))
  expect(sent).toEqual([])
})

test('[OF-07] one code or all unredeemed ones can be withdrawn; a redeemed one offers nothing', async () => {
  const asked: unknown[] = []
  const { text, named, find } = await anOpenPage(`/office/codes/${BATCH.id}`, {
    ...signedInAs(9),
    '/withdraw': ({ body }: Asked) => {
      asked.push(JSON.parse(body))
      return { batch: BATCH, changed: 1 }
    },
    [`/code-batches/${BATCH.id}/codes`]: () => ({ items: [open, used], next: null }),
    [`/code-batches/${BATCH.id}`]: () => BATCH,
  })
  await soon(() => expect(text()).toContain('FD-AAAA-AAAA'))
  expect(find('button[aria-label="Withdraw FD-BBBB-BBBB"]')).toBeNull()
  find('button[aria-label="Withdraw FD-AAAA-AAAA"]')?.click()
  await soon(() => expect(currentToast()?.text).toBe('1 code withdrawn.'))
  named('button', 'Withdraw unredeemed codes')?.click()
  await soon(() => expect(text()).toContain('Withdraw 2 codes?'))
  named('button', 'Withdraw')?.click()
  await soon(() => expect(asked).toEqual([{ codes: ['FD-AAAA-AAAA'] }, {}]))
})

test('[OF-07] a failure can be retried, and only staff get here', async () => {
  const diver = await anOpenPage('/office/codes', signedInAs(1))
  await soon(() => expect(diver.router.state.location.pathname).toBe('/training/unauthorized'))
  const staff = await anOpenPage('/office/codes', { ...signedInAs(9), '/office/code-batches': 400 })
  await soon(() => expect(staff.text()).toContain('couldn’t load the codes'))
  expect(staff.named('button', 'Try again')).toBeDefined()
})
