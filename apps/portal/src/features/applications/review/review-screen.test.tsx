import type { ApplicationWire } from '@fathom/contract/applications'
import { expect, test, vi } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { anApplication, FILLED, fill, moved, opensWith, PATH } from '../application.fixture.ts'

const anOpenApplication = opensWith(anOpenPage)

const sent = (more: Partial<ApplicationWire> = {}) =>
  anApplication({
    ...FILLED,
    ...{
      role: 'instructor',
      status: 'Submitted to Instructor',
      waitsFor: 'instructor',
      version: 4,
      gaps: [],
    },
    ...{ signature: 'Sam Adeyemi', submittedAt: '2026-11-05T09:00:00.000Z', moves: ['open'] },
    ...more,
  })
const inReview = () =>
  sent({
    ...{ status: 'Member Review', moves: ['approve', 'return'], version: 5 },
    history: [moved('open', 'Member Review')],
  })
const KAI_IN = signedInAs(2)

const refusal = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

test('[SC-15] reading changes nothing: the instructor starts the review explicitly', async () => {
  const { text, calls, press } = await anOpenApplication({
    ...KAI_IN,
    [PATH]: sent(),
    [`${PATH}/open`]: inReview(),
  })
  await soon(() => expect(text()).toContain('Ready for your review'))
  expect(text()).toContain('One prerequisite isn’t in our records')
  expect(text()).toContain('Paper logbook')
  expect(text()).toContain('Harbour Street 1')
  expect(calls('POST', '/open')).toEqual([])
  press('Start review')
  press('Start review')
  await soon(() => expect(text()).toContain('Your review'))
  await soon(() => expect(currentToast()?.text).toBe('Review started. We’ve told Sam Adeyemi.'))
  expect(calls('POST', '/open')).toHaveLength(1)
  const headers = new Headers(calls('POST', '/open')[0]?.[1]?.headers)
  expect([headers.get('if-match'), headers.get('affiliate-id')]).toEqual(['"4"', '100001'])
})

test('[OF-04] [SC-15] the question that an application answers stands over what was sent', async () => {
  const asked = moved('ask', 'Draft', { name: 'Fathom Staff', reason: 'Where did you log the dives?' })
  const history = [
    moved('return', 'Draft', { reason: 'An earlier one.' }),
    asked,
    moved('submit', 'Submitted to Instructor'),
  ]
  await anOpenApplication({ ...KAI_IN, [PATH]: sent({ history }) })
  const given = () =>
    [...document.querySelectorAll('main section')].find((one) =>
      one.textContent?.startsWith('What Sam Adeyemi sent'),
    )
  await soon(() =>
    expect(given()?.textContent).toContain('Fathom Staff asked a questionWhere did you log the dives?'),
  )
  expect(given()?.textContent).not.toContain('An earlier one.')
})

test('[SC-15] [ST-03] an application can be returned only with a reason', async () => {
  const bodies: string[] = []
  const { text, calls, press, find, named } = await anOpenApplication({
    ...KAI_IN,
    [PATH]: inReview(),
    [`${PATH}/return`]: ({ body }: { body: string }) => {
      bodies.push(body)
      const history = [moved('return', 'Draft')]
      return sent({ status: 'Draft', moves: [], submittedAt: null, version: 6, history })
    },
  })
  await soon(() => expect(named('button', 'Return')).toBeDefined())
  press('Return')
  await soon(() => expect(find('dialog[open] textarea')).not.toBeNull())
  expect(find('dialog[open]')?.textContent).toContain('The applicant can read this.')
  const submit = () => find<HTMLButtonElement>('dialog[open] button[type=submit]')?.click()
  submit()
  await soon(() => expect(text()).toContain('Write a sentence'))
  expect(calls('POST', '/return')).toEqual([])
  fill(find<HTMLTextAreaElement>('dialog[open] textarea'), 'Add the dives of your paper logbook.')
  submit()
  await soon(() => expect(currentToast()?.text).toBe('Returned to Sam Adeyemi.'))
  expect(bodies).toEqual(['{"reason":"Add the dives of your paper logbook."}'])
  await soon(() => expect(text()).toContain('Forms and applications'))
})

test('[SC-15] [ST-03] a reviewer who comes second sees the current state', async () => {
  const approved = sent({
    ...{ status: 'Provider Review', moves: [], version: 6 },
    history: [moved('approve', 'Provider Review')],
  })
  const { text, press, find, named } = await anOpenApplication({
    ...KAI_IN,
    [PATH]: inReview(),
    [`${PATH}/approve`]: refusal(409, { problem: 'stale', current: approved }),
  })
  await soon(() => expect(named('button', 'Approve')).toBeDefined())
  press('Approve')
  await soon(() => expect(find('dialog[open] form')).not.toBeNull())
  find<HTMLButtonElement>('dialog[open] button[type=submit]')?.click()
  await soon(() => expect(text()).toContain('Someone else was faster'))
  expect(text()).toContain('Fathom is reviewing it')
  expect(text()).toContain('Kai Nakamura approved it')
  expect(find('dialog[open]')).toBeNull()
})

test('[SC-15] [OF-04] staff get to the queue of the office, a store sees no moves but those in the answer', async () => {
  const checked = { status: 'Provider Review', waitsFor: 'provider' } as const
  const staff = await anOpenApplication({
    ...signedInAs(9),
    [PATH]: sent({ ...checked, role: 'provider', moves: ['request-payment', 'cancel'] }),
  })
  await soon(() => expect(staff.router.state.location.pathname).toBe('/office/queues/applications'))
  expect(staff.router.state.location.search).toContain('item=')
  const store = await anOpenApplication({
    ...signedInAs(3),
    [PATH]: sent({ ...checked, role: 'store', moves: [] }),
  })
  await soon(() => expect(store.text()).toContain('Fathom is reviewing it'))
  expect(store.named('button', 'Cancel application')).toBeUndefined()
})

test('[OF-04] a dive center records a payment only with its reference, and learns when it was used', async () => {
  const asked = { status: 'Payment Requested', waitsFor: 'applicant' } as const
  const { text, find, press, calls } = await anOpenApplication({
    ...signedInAs(3),
    [`${PATH}/record-payment`]: () => Response.json({ problem: 'reference-used' }, { status: 409 }),
    [PATH]: sent({ ...asked, role: 'store', moves: ['record-payment'] }),
  })
  await soon(() => expect(text()).toContain('Payment requested'))
  press('Record payment')
  const submit = () => find<HTMLButtonElement>('dialog[open] button[type=submit]')
  await soon(() => expect(submit()).not.toBeNull())
  submit()?.click()
  await soon(() => expect(text()).toContain('Enter the reference number of the payment.'))
  expect(calls('POST', '/record-payment')).toEqual([])
  // Only staff say who received it.
  expect(text()).not.toContain('Received by')
  const field = find<HTMLInputElement>('dialog[open] input')
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, 'INV-7')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  submit()?.click()
  await soon(() => expect(text()).toContain('This reference number belongs to another payment.'))
  expect(JSON.parse(String(calls('POST', '/record-payment')[0]?.[1]?.body))).toMatchObject({
    reference: 'INV-7',
  })
  // At the field, which has the focus.
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  await soon(() => expect(document.activeElement).toBe(field))
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, 'INV-8')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(text()).not.toContain('This reference number belongs to another payment.'))
})

test('[OF-04] what was refused before is not in the next dialog', async () => {
  const { text, find, press } = await anOpenApplication({
    ...signedInAs(3),
    [`${PATH}/record-payment`]: () => Response.json({ problem: 'held' }, { status: 409 }),
    [PATH]: paid({ moves: ['record-payment', 'cancel'], payment: null, waitsFor: 'applicant' }),
  })
  await soon(() => expect(text()).toContain('Record payment'))
  press('Record payment')
  await soon(() => expect(find('dialog[open] input')).not.toBeNull())
  fill(find<HTMLInputElement>('dialog[open] input'), 'INV-7')
  find<HTMLButtonElement>('dialog[open] button[type=submit]')?.click()
  await soon(() => expect(text()).toContain('Someone else was faster'))
  await soon(() => expect(find('dialog[open]')).toBeNull())
  press('Cancel application')
  await soon(() => expect(find('dialog[open] textarea')).not.toBeNull())
  expect(find('dialog[open] [role=alert]')).toBeNull()
})

test('[SC-15] people with a photo show it, and the others show initials', async () => {
  const photo = vi.fn(() => new Response('a picture', { headers: { 'content-type': 'image/jpeg' } }))
  Object.assign(URL, { createObjectURL: () => 'blob:sam', revokeObjectURL: () => undefined })
  const { text, place, calls } = await anOpenApplication({
    ...KAI_IN,
    [`${PATH}/photos/applicant`]: photo,
    [PATH]: sent({ applicant: { affiliateId: 100001, name: 'Sam Adeyemi', photo: 'abc123' } }),
  })
  await soon(() => expect(place.querySelector('main img[src="blob:sam"]')).not.toBeNull())
  expect(String(calls('GET', '/photos/applicant')[0]?.[0])).toContain('v=abc123')
  expect(text()).toContain('Kai NakamuraInstructor 500001')
  expect(place.querySelector('main [data-initials="KN"]')).not.toBeNull()
  expect(calls('GET', '/photos/instructor')).toEqual([])
})

const PAYMENT = {
  reference: 'INV-7',
  receivedBy: 'provider',
  name: 'Jules Moreau',
  at: '2026-11-09T09:00:00.000Z',
} as const
const paid = (more: Partial<ApplicationWire> = {}) =>
  sent({
    ...{
      role: 'store',
      status: 'Payment Requested',
      waitsFor: 'provider',
      moves: ['cancel'],
      payment: PAYMENT,
    },
    fees: { ...anApplication().fees, due: { amount: 0, currency: 'USD' }, paidAt: PAYMENT.at },
    ...more,
  })

test('[OF-04] a paid application says so in its badge too, and canceling it names the money received', async () => {
  const { text, press, find, named } = await anOpenApplication({ ...signedInAs(3), [PATH]: paid() })
  await soon(() => expect(named('button', 'Cancel application')).toBeDefined())
  expect(text()).not.toContain('Payment Requested')
  press('Cancel application')
  await soon(() => expect(find('dialog[open]')?.textContent).toMatch(/\$95 was received, reference .*INV-7/))
})

test('[OF-04] a reason or a payment reference that is too long is never cut, and not sent', async () => {
  const { text, calls, press, find, named } = await anOpenApplication({
    ...signedInAs(3),
    [PATH]: paid({ moves: ['record-payment', 'cancel'], payment: null, waitsFor: 'applicant' }),
  })
  const submit = () => find<HTMLButtonElement>('dialog[open] button[type=submit]')?.click()
  await soon(() => expect(named('button', 'Record payment')).toBeDefined())
  press('Record payment')
  const input = () => find<HTMLInputElement>('dialog[open] input')
  await soon(() => expect(input()).not.toBeNull())
  expect(input()?.maxLength).toBe(-1)
  fill(input(), 'R'.repeat(61))
  submit()
  await soon(() => expect(text()).toContain('Use at most 60 characters.'))
  fill(input(), 'R-1')
  fill(find<HTMLTextAreaElement>('dialog[open] textarea'), 'x'.repeat(1001))
  submit()
  await soon(() => expect(text()).toContain('Use at most 1,000 characters.'))
  expect(calls('POST', '/record-payment')).toEqual([])
})
