import { createHash } from 'node:crypto'
import type { SigningDeviceWire } from '@fathom/contract/trust'
import type { BuddyDive } from '@fathom/domain/trust'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { aSigner } from '../signer.fixture.ts'
import { aDevice, askedBy, certify, confirmedBy } from './buddy.fixture.ts'

const ME = { person: 100_001, name: 'Ines Marin' }
const DIVER = { person: 100_002, name: 'Jonas Weber' }
const DIVE: BuddyDive = {
  ...{ logId: '018f0000-0000-7000-8000-000000000001', date: '2026-05-14', timeIn: '09:12' },
  ...{ place: 'Blue Hole', maxDepth: 18.2, bottomTime: 45 },
}

let organization = await aSigner()
beforeEach(async () => {
  organization = await aSigner()
  HTMLDialogElement.prototype.showModal ??= () => undefined
})
afterEach(async () => {
  vi.unstubAllGlobals()
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
  await forgetAnswers()
})

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const expiresAt = new Date(Date.now() + 80 * 86_400_000).toISOString()

/** A server that certifies devices and withdraws them. */
function aServer(codes: readonly string[], revoked: number[] = []) {
  const devices: SigningDeviceWire[] = [
    { id: 'a'.repeat(16), browser: 'Safari', system: 'iPhone', expiresAt },
  ]
  const removed: string[] = []
  const given = codes.map((code, at) => ({
    ...{ id: String(at).repeat(32), logId: DIVE.logId, code, confirmedAt: '2026-05-15T12:00:00Z' },
  }))
  const certified = async (body: string) => {
    const key = bytesOf(JSON.parse(body).publicKey)
    const id = createHash('sha256').update(key).digest('hex').slice(0, 16)
    if (removed.includes(id)) return Response.json({ problem: 'device-withdrawn' }, { status: 409 })
    if (!devices.some((device) => device.id === id))
      devices.unshift({ id, browser: 'Firefox', system: 'Linux', expiresAt })
    const certificate = Buffer.from(await certify(organization, ME, key)).toString('base64url')
    return { certificate, expiresAt }
  }
  const remove = (path: string) => {
    const id = path.split('/').at(-1) ?? ''
    removed.push(id)
    devices.splice(
      devices.findIndex((device) => device.id === id),
      1,
    )
    return new Response(null, { status: 204 })
  }
  return {
    devices,
    removed,
    remove,
    answers: {
      '/trust/issuers': [organization.wire],
      '/trust/revocations': async () => new Response(await organization.list({ revoked })),
      '/logbook/confirmations': { received: [], given },
      '/trust/devices': ({ method, body }: { method: string; body: string }) =>
        method === 'POST' ? certified(body) : [...devices],
    },
  }
}

async function open(server: ReturnType<typeof aServer>) {
  const page = await anOpenPage('/logbook/confirmations', server.answers, ({ fetch }) => {
    const others = fetch.getMockImplementation()
    fetch.mockImplementation(async (input, init) =>
      init?.method === 'DELETE' ? server.remove(String(input)) : (others?.(input, init) as Promise<Response>),
    )
    return {}
  })
  const press = async (name: string) => {
    const found = await soon(() => {
      const buttons = [...page.place.querySelectorAll<HTMLElement>('button')]
      const one = buttons.findLast((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
      if (!one) throw new Error(`no button ${name} in ${page.place.textContent}`)
      return one
    })
    found.click()
  }
  return {
    ...page,
    press,
    words: () =>
      page
        .text()
        .replaceAll(/[\u2068\u2069]/g, '')
        .replaceAll('\u00a0', ' '),
  }
}

const confirmed = async () =>
  confirmedBy(await aDevice(organization, ME), await askedBy(await aDevice(organization, DIVER), DIVE))

test('[TS-15] a person sees the dives that they confirmed for others, and which no longer count', async () => {
  const { words } = await open(aServer([await confirmed()]))
  await soon(() => expect(words()).toContain('For Jonas Weber 100002, confirmed on 15 May 2026'))
  for (const fact of ['Blue Hole, 14 May 2026', '18.2 m', '45 min']) expect(words()).toContain(fact)
  expect(words()).not.toContain('no longer counts')
  // The certificates of this test have the person's number as their place in the list.
  const withdrawn = await open(aServer([await confirmed()], [ME.person]))
  await soon(() => expect(withdrawn.words()).toContain('This confirmation no longer counts.'))
})

test('[TS-15] a lost device is removed after a question, and the focus stays in the list', async () => {
  const server = aServer([])
  const { words, press, place } = await open(server)
  await soon(() => expect(words()).toContain('Dives that you confirm for others are listed here.'))
  await soon(() => expect(words()).toContain('Firefox, Linux'))
  expect(words()).toMatch(/Firefox, Linux\s*This device/)
  await press('Remove device: Safari, iPhone')
  await soon(() => expect(place.textContent).toContain('Everything it signed stops counting'))
  expect(server.removed).toEqual([])
  await press('Remove device')
  await soon(() => expect(words()).not.toContain('Safari, iPhone'))
  expect(server.removed).toEqual(['a'.repeat(16)])
  await soon(() => expect(currentToast()?.text).toBe('Device removed'))
  expect(document.activeElement?.querySelector('ul')).not.toBeNull()
})

test('[TS-15] the key that a browser makes after a sign-out is sent with the name of the browser', async () => {
  const name = '0198c2f0-1111-7222-8333-444455556666'
  localStorage.setItem('fathom.browser', name)
  onTestFinished(() => localStorage.removeItem('fathom.browser'))
  const { words, fetch } = await open(aServer([]))
  await soon(() => expect(words()).toMatch(/Firefox, Linux\s*This device/))
  const [asked] = fetch.mock.calls.flatMap(([input, init]) =>
    String(input).endsWith('/trust/devices') && init?.method === 'POST'
      ? [JSON.parse(String(init.body))]
      : [],
  )
  expect(asked.browser).toBe(name)
})

test('[TS-15] who removes the device they use can let it sign again, with another key', async () => {
  const server = aServer([])
  const { words, press } = await open(server)
  await press('Remove device: Firefox, Linux')
  await press('Remove device')
  await soon(() => expect(words()).toContain('You removed this device, so it doesn’t sign for you.'))
  await soon(() => expect(words()).not.toContain('Firefox, Linux'))
  await press('Let this device sign')
  await soon(() => expect(words()).toMatch(/Firefox, Linux\s*This device/))
  expect(words()).not.toContain('You removed this device')
  expect(server.devices[0]?.id).not.toBe(server.removed[0])
})
