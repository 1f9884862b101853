import type { ClientWire, DeliveryWire, OfficePurchaseWire, WebhookWire } from '@fathom/contract/integrations'
import { beforeEach, expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../shared/ui/overlay/toasts.ts'

type Asked = { method: string; body: string }

const CLIENT: ClientWire = {
  clientId: 'client_abc',
  name: 'Reef shop',
  scopes: ['purchases:write'],
  createdAt: '2026-11-14T09:30:00.000Z',
  rotatedAt: null,
  oldSecretUntil: null,
  lastUsedAt: null,
  withdrawnAt: null,
}
const WEBHOOK: WebhookWire = {
  id: '01920000-0000-7000-8000-00000000c001',
  clientId: CLIENT.clientId,
  url: 'https://shop.example.org/hook',
  events: ['purchase.applied'],
  createdAt: '2026-11-14T09:30:00.000Z',
  oldSecretUntil: null,
  disabledAt: '2026-11-15T09:30:00.000Z',
  disabledWhy: 'failing',
}
const DELIVERY: DeliveryWire = {
  id: '01920000-0000-7000-8000-00000000d001',
  webhookId: WEBHOOK.id,
  url: WEBHOOK.url,
  event: 'purchase.applied',
  state: 'failed',
  createdAt: '2026-11-14T09:30:00.000Z',
  nextAt: null,
  attempts: [{ at: '2026-11-14T09:30:01.000Z', status: 503, error: null, milliseconds: 41 }],
}
const PURCHASE: OfficePurchaseWire = {
  id: '01920000-0000-7000-8000-00000000e001',
  reference: 'order-17',
  state: 'failed',
  items: [
    { kind: 'club', state: 'applied' },
    { kind: 'plastic-card', levelID: 20, state: 'failed', reason: 'no-photo' },
  ],
  reportedAt: '2026-11-14T09:30:00.000Z',
  appliedAt: null,
  client: CLIENT.name,
  person: { affiliateId: 100001, name: 'Dana Reyes' },
  email: null,
}
const CLIENTS = { items: [CLIENT], tokenUrl: 'https://portal.example.org/accounts/token' }

/** Types as a person does: React reads the event. */
function type(field: HTMLElement | null, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => sessionStorage.clear())

test('[OF-10] a new client’s secret is shown once, and gone after it was copied', async () => {
  const sent: unknown[] = []
  const page = await anOpenPage('/office/integrations', {
    ...signedInAs(9),
    '/integrations/clients': ({ method, body }: Asked) => {
      if (method !== 'POST') return CLIENTS
      sent.push(JSON.parse(body))
      return { client: CLIENT, secret: 'fsec_once' }
    },
  })
  await soon(() => expect(page.text()).toContain('https://portal.example.org/accounts/token'))
  expect(page.text()).toContain('Never used')
  page.named('button', 'Create client')?.click()
  await soon(() => expect(page.find('dialog[open] input[name="name"]')).not.toBeNull())
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(page.text()).toContain('Enter a name'))
  type(page.find('dialog[open] input[name="name"]'), 'x'.repeat(81))
  await soon(() => expect(page.text()).toContain('Use at most 80 characters.'))
  type(page.find('dialog[open] input[name="name"]'), ' Reef shop ')
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(page.text()).toContain('fsec_once'))
  expect(sent).toEqual([{ name: 'Reef shop', scopes: ['purchases:write', 'purchases:read'] }])
  page.named('button', 'I’ve copied it')?.click()
  await soon(() => expect(page.text()).not.toContain('fsec_once'))
})

test('[OF-10] an address that is too long or has a password says so at the field', async () => {
  const page = await anOpenPage('/office/integrations?tab=webhooks', {
    ...signedInAs(9),
    '/integrations/webhooks': ({ method }: Asked) =>
      method === 'POST'
        ? Response.json({ problem: 'address-with-password', errors: [] }, { status: 422 })
        : { items: [] },
    '/integrations/clients': () => CLIENTS,
  })
  const address = () => page.find<HTMLInputElement>('dialog[open] input[inputmode="url"]')
  await soon(() => expect(page.named('button', 'Add webhook')).toBeDefined())
  page.named('button', 'Add webhook')?.click()
  await soon(() => expect(page.find('dialog[open] option')).not.toBeNull())
  expect(address()?.maxLength).toBe(-1)
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(page.text()).toContain('Enter a full address, such as https://www.example.com.'))
  type(address(), `https://shop.example.org/${'x'.repeat(500)}`)
  await soon(() => expect(page.text()).toContain('Use at most 500 characters.'))
  type(address(), 'https://user:word@shop.example.org/hook')
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(page.text()).toContain('Remove the user name and password from the address.'))
})

test('[OF-10] a webhook without a client says at the field that a client comes first', async () => {
  const page = await anOpenPage('/office/integrations?tab=webhooks', {
    ...signedInAs(9),
    '/integrations/webhooks': () => ({ items: [] }),
    '/integrations/clients': () => ({ ...CLIENTS, items: [] }),
  })
  await soon(() => expect(page.named('button', 'Add webhook')).toBeDefined())
  page.named('button', 'Add webhook')?.click()
  await soon(() => expect(page.find('dialog[open] form')).not.toBeNull())
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(page.text()).toContain('Create a client first.'))
})

test('[OF-10] a webhook that nobody answers says so, and is turned on again', async () => {
  const changes: unknown[] = []
  const { text, named } = await anOpenPage('/office/integrations?tab=webhooks', {
    ...signedInAs(9),
    [`/integrations/webhooks/${WEBHOOK.id}`]: ({ body }: Asked) => {
      changes.push(JSON.parse(body))
      return { ...WEBHOOK, disabledAt: null, disabledWhy: null }
    },
    '/integrations/webhooks': () => ({ items: [WEBHOOK] }),
    '/integrations/clients': () => CLIENTS,
  })
  await soon(() => expect(text()).toContain('Off: the receiver hasn’t answered for days'))
  await soon(() => expect(text()).toContain('Reef shop'))
  named('button', 'Turn on')?.click()
  await soon(() => expect(changes).toEqual([{ isEnabled: true }]))
})

test('[TS-17] a new client waits for a proof, and what was typed is sent after it', async () => {
  const sent: string[] = []
  const page = await anOpenPage('/office/integrations', {
    ...signedInAs(9),
    '/integrations/clients': ({ method, body }: Asked) => {
      if (method !== 'POST') return CLIENTS
      sent.push(JSON.parse(body).name)
      if (sent.includes('proof')) return { client: CLIENT, secret: 'fsec_once' }
      return Response.json({ problem: 'authentication-needed', errors: [] }, { status: 403 })
    },
    '/user/authenticate': ({ method }: Asked) => {
      if (method === 'GET') return { isManagedElsewhere: false, hasPasskey: false }
      sent.push('proof')
      return { until: '2026-11-03T10:05:00Z' }
    },
  })
  const submit = () => page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(page.named('button', 'Create client')).toBeDefined())
  page.named('button', 'Create client')?.click()
  await soon(() => expect(page.find('dialog[open] input[name="name"]')).not.toBeNull())
  type(page.find('dialog[open] input[name="name"]'), 'Reef shop')
  submit()
  const password = () => page.find<HTMLInputElement>('dialog[open] input[type="password"]')
  await soon(() => expect(password()).not.toBeNull())
  // Closing it reports no failure, and the form is still there.
  const buttons = [...(password()?.closest('dialog')?.querySelectorAll('button') ?? [])]
  buttons.find(({ textContent }) => textContent === 'Cancel')?.click()
  await soon(() => expect(password()).toBeNull())
  await soon(() => expect(page.find('dialog[open] [aria-busy="true"]')).toBeNull())
  expect(currentToast()?.text).not.toBe('We couldn’t save it. Try again.')
  submit()
  await soon(() => expect(password()).not.toBeNull())
  type(password(), 'Reef1234')
  password()?.form?.requestSubmit()
  await soon(() => expect(page.text()).toContain('fsec_once'))
  expect(sent).toEqual(['Reef shop', 'Reef shop', 'proof', 'Reef shop'])
})

test('[CO-01] what is changed in the dialog after a failure is another request', async () => {
  const page = await anOpenPage('/office/integrations', {
    ...signedInAs(9),
    '/integrations/clients': ({ method }: Asked) =>
      method === 'POST' ? Response.json({ problem: 'withdrawn', errors: [] }, { status: 409 }) : CLIENTS,
  })
  const keys = () =>
    page.fetch.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
      .filter(Boolean)
  const send = async (name: string, count: number) => {
    type(page.find('dialog[open] input[name="name"]'), name)
    page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
    await soon(() => expect(keys()).toHaveLength(count))
    await soon(() => expect(page.find('dialog[open] [aria-busy="true"]')).toBeNull())
  }
  await soon(() => expect(page.named('button', 'Create client')).toBeDefined())
  page.named('button', 'Create client')?.click()
  await soon(() => expect(page.find('dialog[open] input[name="name"]')).not.toBeNull())
  await send('Reef shop', 1)
  page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(keys()).toHaveLength(2))
  await soon(() => expect(page.find('dialog[open] [aria-busy="true"]')).toBeNull())
  await send('Reef shop 2', 3)
  expect([keys()[0] === keys()[1], keys()[1] === keys()[2]]).toEqual([true, false])
})

test('[TS-17] after the pages of an outside provider the dialog is open with what was typed', async () => {
  const answers = { ...signedInAs(9), '/integrations/clients': () => CLIENTS }
  const field = (page: { find: (query: string) => HTMLElement | null }) =>
    page.find('dialog[open] input[name="name"]') as HTMLInputElement | null
  const left = await anOpenPage('/office/integrations', answers)
  await soon(() => expect(left.named('button', 'Create client')).toBeDefined())
  left.named('button', 'Create client')?.click()
  await soon(() => expect(field(left)).not.toBeNull())
  type(field(left), 'Reef shop')
  const key = 'fathom.typed.client'
  await soon(() => expect(sessionStorage.getItem(key)).toContain('Reef shop'))
  const stored = sessionStorage.getItem(key) ?? ''
  left.named('button', 'Cancel')?.click()
  await soon(() => expect(sessionStorage.getItem(key)).toBeNull())
  sessionStorage.setItem(key, stored)
  const back = await anOpenPage('/office/integrations', answers)
  await soon(() => expect(field(back)?.value).toBe('Reef shop'))
})

test('[OF-10] the events and the address of a webhook are changed, and a wrong address says what is wrong', async () => {
  const changes: unknown[] = []
  const page = await anOpenPage('/office/integrations?tab=webhooks', {
    ...signedInAs(9),
    [`/integrations/webhooks/${WEBHOOK.id}`]: ({ body }: Asked) => {
      changes.push(JSON.parse(body))
      if (changes.length < 3) return WEBHOOK
      return Response.json({ problem: 'address-unknown', errors: [] }, { status: 422 })
    },
    '/integrations/webhooks': () => ({ items: [WEBHOOK] }),
    '/integrations/clients': () => CLIENTS,
  })
  const openDialog = async () => {
    await soon(() => expect(page.find('dialog[open]')).toBeNull())
    page.named('button', 'Edit webhook')?.click()
    await soon(() => expect(page.find('dialog[open] input[inputmode="url"]')).not.toBeNull())
  }
  const submit = () => page.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(page.named('button', 'Edit webhook')).toBeDefined())
  await openDialog()
  // The client stays.
  expect(page.find('dialog[open] select')).toBeNull()
  page.find('dialog[open] input[type="checkbox"]')?.click()
  submit()
  await soon(() => expect(changes).toEqual([{ events: ['certification.issued', 'purchase.applied'] }]))
  const change = async (url: string) => {
    await openDialog()
    type(page.find('dialog[open] input[inputmode="url"]'), url)
    submit()
  }
  await change('https://new.example.org/hook')
  await soon(() =>
    expect(changes[1]).toEqual({ url: 'https://new.example.org/hook', events: WEBHOOK.events }),
  )
  await change('https://nwe.example.org/hook')
  await soon(() => expect(page.text()).toContain('We couldn’t find this address.'))
})

test('[OF-10] the log shows what came back, and a message is sent again', async () => {
  const { text, named } = await anOpenPage('/office/integrations?tab=deliveries&state=failed', {
    ...signedInAs(9),
    '/retry': () => ({ ...DELIVERY, state: 'pending' }),
    '/integrations/deliveries': () => ({ items: [DELIVERY], next: null }),
  })
  await soon(() => expect(text()).toContain('503 (41 ms)'))
  named('button', 'Send again')?.click()
  await soon(() => expect(currentToast()?.text).toBe('Sending it again'))
})

test('[OF-10] [CO-01] a secret that was replaced with other hours says so at the choice, and keeps its key', async () => {
  const page = await anOpenPage('/office/integrations', {
    ...signedInAs(9),
    '/rotate': () => Response.json({ problem: 'id-used' }, { status: 409 }),
    '/integrations/clients': () => CLIENTS,
  })
  await soon(() => expect(page.named('button', 'Replace secret')).toBeDefined())
  page.named('button', 'Replace secret')?.click()
  await soon(() => expect(page.find('dialog[open] button[class*="primary"]')).not.toBeNull())
  page.find<HTMLButtonElement>('dialog[open] button[class*="primary"]')?.click()
  await soon(() => expect(page.text()).toContain('We already replaced it, with another choice here.'))
  expect(page.find('dialog[open] select')?.getAttribute('aria-invalid')).toBe('true')
  expect(currentToast()?.text).not.toBe('We couldn’t save it. Try again.')
})

test('[OF-10] a double press replaces a secret, creates a client and sends a message once', async () => {
  const sent: string[] = []
  const later = <T,>(what: string, answer: T) => {
    sent.push(what)
    return answer
  }
  const made = { client: { ...CLIENT, oldSecretUntil: '2026-11-19T09:30:00.000Z' }, secret: 'fsec_once' }
  const clients = await anOpenPage('/office/integrations', {
    ...signedInAs(9),
    '/rotate': () => later('rotate', made),
    '/integrations/clients': ({ method }: Asked) =>
      method === 'POST' ? later('create', made) : { ...CLIENTS, items: [made.client] },
  })
  await soon(() => expect(clients.named('button', 'Replace secret')).toBeDefined())
  clients.named('button', 'Replace secret')?.click()
  // The secret before this one would end: the person knows before they press.
  await soon(() => expect(clients.text()).toContain('It stops working now.'))
  expect(clients.find('dialog[open] h2')?.textContent).toMatch(/^Replace the secret of .*Reef shop/)
  const confirm = () => clients.find<HTMLButtonElement>('dialog[open] button[class*="primary"]')
  confirm()?.click()
  confirm()?.click()
  await soon(() => expect(clients.text()).toContain('fsec_once'))
  expect(sent).toEqual(['rotate'])
  const rotation = clients.fetch.mock.calls.find(([input]) => String(input).includes('/rotate'))
  expect(rotation?.[1]?.headers).toMatchObject({ 'idempotency-key': expect.any(String) })
  clients.named('button', 'I’ve copied it')?.click()
  clients.named('button', 'Create client')?.click()
  await soon(() => expect(clients.find('dialog[open] input[name="name"]')).not.toBeNull())
  type(clients.find('dialog[open] input[name="name"]'), 'Reef shop')
  clients.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  clients.find<HTMLFormElement>('dialog[open] form')?.requestSubmit()
  await soon(() => expect(clients.text()).toContain('fsec_once'))
  expect(sent.slice(1)).toEqual(['create'])
  const deliveries = await anOpenPage('/office/integrations?tab=deliveries', {
    ...signedInAs(9),
    '/retry': () => later('retry', { ...DELIVERY, state: 'pending' }),
    '/integrations/deliveries': () => ({ items: [DELIVERY], next: null }),
  })
  await soon(() => expect(deliveries.named('button', 'Send again')).toBeDefined())
  deliveries.named('button', 'Send again')?.click()
  deliveries.named('button', 'Send again')?.click()
  await soon(() => expect(currentToast()?.text).toBe('Sending it again'))
  expect(sent.slice(2)).toEqual(['retry'])
})

test('[OF-10] a message that is being sent says without a reload how it went', async () => {
  const sending = { ...DELIVERY, state: 'pending' as const, nextAt: '2026-11-14T09:31:00.000Z' }
  let reads = 0
  const { text } = await anOpenPage('/office/integrations?tab=deliveries', {
    ...signedInAs(9),
    '/integrations/deliveries': () => {
      reads += 1
      return { items: [reads === 1 ? sending : { ...DELIVERY, state: 'delivered' as const }], next: null }
    },
  })
  await soon(() => expect(text()).toContain('Send again'))
  await soon(() => expect(text()).not.toContain('Send again'))
})

test('[OF-10] the secret is copied by a button', async () => {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  const page = await anOpenPage('/office/integrations', {
    ...signedInAs(9),
    '/rotate': () => ({ client: CLIENT, secret: 'fsec_copy' }),
    '/integrations/clients': () => CLIENTS,
  })
  await soon(() => expect(page.named('button', 'Replace secret')).toBeDefined())
  page.named('button', 'Replace secret')?.click()
  await soon(() => expect(page.find('dialog[open] button[class*="primary"]')).not.toBeNull())
  page.find<HTMLButtonElement>('dialog[open] button[class*="primary"]')?.click()
  await soon(() => expect(page.named('button', 'Copy secret')).toBeDefined())
  page.named('button', 'Copy secret')?.click()
  await soon(() => expect(page.text()).toContain('Secret copied'))
  expect(copied).toEqual(['fsec_copy'])
})

test('[OF-10] a purchase says what is missing, and leads to its person', async () => {
  let isDown = true
  const { text, named, find } = await anOpenPage('/office/integrations?tab=purchases', {
    ...signedInAs(9),
    '/integrations/purchases': () => (isDown ? 400 : { items: [PURCHASE], next: null }),
  })
  await soon(() => expect(text()).toContain('We couldn’t load this'))
  isDown = false
  named('button', 'Try again')?.click()
  await soon(() => expect(text()).toContain('There’s no approved photo'))
  expect(text()).toContain('Needs help')
  expect(text()).toContain('Plastic card · Open Water Diver')
  expect(find('a[href="/office/people/100001"]')?.textContent).toBe('Dana Reyes')
})

test('[OF-10] a purchase that still can’t be applied says what stands in the way', async () => {
  const page = await anOpenPage('/office/integrations?tab=purchases', {
    ...signedInAs(9),
    '/retry': () => PURCHASE,
    '/integrations/purchases': () => ({ items: [PURCHASE], next: null }),
  })
  await soon(() => expect(page.named('button', 'Try again')).toBeDefined())
  page.named('button', 'Try again')?.click()
  await soon(() => expect(currentToast()?.text).toBe('Still not applied · There’s no approved photo'))
})
