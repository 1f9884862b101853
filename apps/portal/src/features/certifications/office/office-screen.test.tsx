import { beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { aCertification } from '../card.fixture.ts'

const INES = {
  id: '018f0000-0000-7000-8000-000000000001',
  affiliateId: 100002,
  state: 'waiting',
  sentAt: '2026-11-14T09:00:00Z',
  name: 'Ines Duarte',
  birthdate: '1999-05-02',
}
const ORDER = {
  id: '018f0000-0000-7000-8000-000000000009',
  licenseID: '2503118466',
  title: 'Rescue Diver',
  status: 'ordered',
  version: 1,
  orderedAt: '2026-11-13T09:00:00Z',
  name: 'Mara Lindqvist',
  address: { addressLine1: 'Storgatan 1', postalCode: '411 24', city: 'Göteborg', country: 'Sweden' },
}

beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
})

async function open(answers: Answers = {}, type = 9) {
  const page = await anOpenPage('/office/photos', {
    ...signedInAs(type),
    '/photos/waiting': [INES],
    '/photos/getphoto': () => new Response(new Blob(['jpg'])),
    '/names/waiting': [],
    '/replacement-cards/open': [ORDER],
    ...answers,
  })
  const press = (name: string) => page.named('button', name)?.click()
  const sent = (end: string) =>
    page.fetch.mock.calls
      .filter(([url, init]) => String(url).endsWith(end) && init?.method === 'POST')
      .map(([, init]) => JSON.parse(String(init?.body)))
  return { ...page, press, sent }
}

test('[SC-02] staff see a photo, approve it once however often they press, and it leaves the list', async () => {
  const { text, find, press, sent } = await open({ '/decision': INES })
  await soon(() => expect(find('img[alt="Photo of Ines Duarte"]')).not.toBeNull())
  expect(text()).toContain('Born 2 May 1999')
  press('Approve')
  press('Approve')
  await soon(() => expect(text()).toContain('No photo waits.'))
  expect(sent(`/photos/${INES.id}/decision`)).toEqual([{ decision: 'approved' }])
  expect(currentToast()?.text).toBe('Approved. Ines Duarte is told.')
})

test('[SC-02] a photo can be rejected only with a reason', async () => {
  const { text, find, named, press, sent } = await open({ '/decision': INES })
  await soon(() => expect(find('img')).not.toBeNull())
  press('Refuse')
  await soon(() => expect(text()).toContain('Why is it refused?'))
  expect(find('dialog[open] h2')?.textContent).toBe('Photo of Ines Duarte')
  const refuse = find<HTMLButtonElement>('dialog[open] button')
  expect(refuse?.disabled).toBe(true)
  named('dialog label', 'A mask covers your face.')?.querySelector('input')?.click()
  await soon(() => expect(refuse?.disabled).toBe(false))
  refuse?.click()
  await soon(() => expect(text()).toContain('No photo waits.'))
  expect(sent('/decision')).toEqual([{ decision: 'refused', reason: 'mask', note: '' }])
})

test('[SC-02] a decision that another person made meanwhile is reported, and the list is refetched', async () => {
  let requested = 0
  const { text, find, press } = await open({
    '/photos/waiting': () => (requested++ === 0 ? [INES] : []),
    '/decision': 409,
  })
  await soon(() => expect(find('img')).not.toBeNull())
  press('Approve')
  await soon(() => expect(text()).toContain('No photo waits.'))
  expect(currentToast()?.text).toContain('Somebody else may have decided.')
})

test('[TS-14] staff see the name on the cards beside the one in the profile, and confirm it once', async () => {
  const asked = { name: 'Mara Berg', birthdate: '1991-04-18' }
  const onCards = { name: 'Mara Lindqvist', birthdate: '1991-04-18' }
  const { text, press, sent } = await open({
    '/names/waiting': [{ affiliateId: 100001, onCards, asked, askedAt: '2026-11-14T09:00:00Z' }],
    '/names/100001/decision': { affiliateId: 100001, onCards: asked },
  })
  await soon(() => expect(text()).toMatch(/On the cards\s*Mara Lindqvist.*In the profile\s*Mara Berg/s))
  press('Confirm')
  press('Confirm')
  await soon(() => expect(text()).not.toContain('Names to confirm'))
  expect(sent('/names/100001/decision')).toEqual([{ decision: 'confirmed', asked }])
  expect(currentToast()?.text).toBe('Confirmed. Mara Berg is told.')
})

test('[SC-08] an order of a plastic card moves on by one step, with the version that was seen', async () => {
  const { text, press, sent, fetch } = await open({ '/status': ORDER })
  await soon(() => expect(text()).toContain('Storgatan 1'))
  press('Mark as printed')
  await soon(() => expect(sent(`/${ORDER.id}/status`)).toEqual([{ status: 'made' }]))
  const [, init] = fetch.mock.calls.find(([url]) => String(url).endsWith('/status')) ?? []
  expect(new Headers(init?.headers).get('if-match')).toBe('"1"')
})

test('a card is withdrawn with a reason, after a confirmation', async () => {
  const { text, find, named, press, sent } = await open({
    '/certifications/100001': [aCertification()],
    '/revocation': aCertification({ standing: 'revoked' }),
  })
  await soon(() => expect(text()).toContain('Withdraw a card'))
  const type = (selector: string, value: string) => {
    const field = find<HTMLInputElement | HTMLTextAreaElement>(selector)
    const own = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('input[name=number]', 'abc')
  press('Show cards')
  await soon(() => expect(text()).toContain('A member number has digits only'))
  type('input[name=number]', '100001')
  press('Show cards')
  await soon(() => expect(named('button', 'Withdraw')).toBeDefined())
  press('Withdraw')
  await soon(() => expect(text()).toContain('Withdraw Rescue Diver?'))
  named('dialog[open] button', 'Withdraw')?.click()
  await soon(() => expect(text()).toContain('Say why'))
  expect(sent('/revocation')).toEqual([])
  type('dialog[open] textarea', 'Not earned')
  named('dialog[open] button', 'Withdraw')?.click()
  await soon(() => expect(sent('/2503118466/revocation')).toEqual([{ reason: 'Not earned' }]))
  await soon(() => expect(currentToast()?.text).toBe('Withdrawn.'))
})

test('[ER-04] photos that do not load say so and can be retried', async () => {
  let isDown = true
  const { text, press } = await open({ '/photos/waiting': () => (isDown ? 500 : [INES]) })
  await soon(() => expect(text()).toContain('The photos could not be loaded'))
  isDown = false
  press('Try again')
  await soon(() => expect(text()).toContain('Ines Duarte'))
})

test('[RO-02] users who are not staff do not see it', async () => {
  const { text } = await open({}, 1)
  await vi.waitFor(() => expect(text()).not.toContain('Photos that wait'))
  expect(text()).not.toContain('Ines Duarte')
})
