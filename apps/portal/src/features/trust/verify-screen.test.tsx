import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../app/testing/app.fixture.tsx'
import { aSigner, now } from './signer.fixture.ts'

const DAY = 86_400
const soon = <T,>(check: () => T) => vi.waitFor(check, { timeout: 10_000 })
let signer = await aSigner()

let shown: ReturnType<typeof show> | undefined
beforeEach(async () => {
  signer = await aSigner()
})
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

/** Opens the page with this list and pastes a code into it. */
async function check(code: string, list: Uint8Array<ArrayBuffer>) {
  const app = await anApp('/verify', {
    '/session/refresh': 401,
    '/trust/issuers': [signer.wire],
    '/trust/revocations': () => new Response(list),
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const form = await soon(() => {
    const found = place.querySelector('form')
    if (!found) throw new Error('the page is not there')
    return found
  })
  const field = form.querySelector('textarea')
  if (field) field.value = code
  form.requestSubmit()
  await soon(() => expect(place.querySelector('[data-verdict]')).not.toBeNull())
  return { place, title: place.querySelector('h1')?.textContent, text: place.textContent ?? '' }
}

// This test comes first, because a device keeps what it has once fetched.
test('a device without keys and without a network says what to do', async () => {
  const app = await anApp('/verify', {
    '/session/refresh': new TypeError('Failed to fetch'),
    '/trust/issuers': new TypeError('Failed to fetch'),
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('This device cannot check cards yet'))
})

test('[RO-01] without an account a valid card is shown with its holder and the age of the list', async () => {
  const { title, text, place } = await check(await signer.code(), await signer.list())
  expect(title).toBe('This card is valid')
  expect(text).toContain('Mara Lindqvist')
  expect(text).toContain('Rescue Diver, qualified to 30 m')
  expect(text).toContain('14 March 2025')
  expect(text).toMatch(/The list of withdrawn cards is from today, \d/)
  expect(place.querySelector('[role=status]')?.textContent).toContain('This card is valid')
  expect(document.activeElement?.textContent).toBe('This card is valid')
})

test('an altered card shows none of its claims', async () => {
  const code = await signer.code()
  const { title, text } = await check(
    `${code.slice(0, -9)}${code.at(-9) === 'A' ? 'B' : 'A'}${code.slice(-8)}`,
    await signer.list(),
  )
  expect(title).toBe('This card was altered')
  expect(text).not.toContain('Mara')
})

test('a partly pasted code is not reported as altered', async () => {
  const { title, text } = await check((await signer.code()).slice(0, 100), await signer.list())
  expect(title).toBe('This code is not complete')
  expect(text).toContain('Scan it again, or copy all of its text.')
  expect(text).toContain('treat the diver as not certified')
  expect(text).not.toContain('altered')
})

test('a card of an unknown issuer, a withdrawn card, an expired card and an invalid code each have their own verdict', async () => {
  const list = await signer.list({ revoked: [5] })
  expect((await check(await (await aSigner()).code(), list)).title).toBe('Nobody we know signed this card')
  shown?.unmount()
  expect((await check(await signer.code(), list)).title).toBe('This card was withdrawn')
  shown?.unmount()
  const expired = await signer.code({ statusIndex: 6, expiresAt: Date.UTC(2026, 0, 2, 11, 59, 59) / 1000 })
  const { title, text } = await check(expired, list)
  expect(title).toBe('This card has expired')
  expect(text).toContain('It was good until 1 January 2026.')
  shown?.unmount()
  expect((await check('https://example.org', list)).title).toBe('This is not a card')
})

test('a clock that is a year behind gets a warning, and expired cards still count as expired', async () => {
  const ahead = now() + 365 * DAY
  const code = await signer.code({ expiresAt: ahead - DAY })
  const { title, text } = await check(code, await signer.list({ signedAt: ahead }))
  expect(title).toBe('This card has expired')
  expect(text).toContain('The clock of this device looks wrong')
})

test('an empty field is reported, and nothing is checked', async () => {
  const app = await anApp('/verify', {
    '/session/refresh': 401,
    '/trust/issuers': [signer.wire],
    '/trust/revocations': () => new Response(new Uint8Array()),
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  await soon(() => expect(place.querySelector('form')).not.toBeNull())
  place.querySelector('form')?.requestSubmit()
  await soon(() => expect(place.textContent).toContain('Paste the text of a code first.'))
})

test.each([
  ['NotAllowedError', 'The camera is not allowed'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'The camera did not start'],
])('a camera that answers %s is reported, with an alternative', async (name, texts) => {
  const getUserMedia = () => Promise.reject(new DOMException('', name))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  const app = await anApp('/verify', {
    '/session/refresh': 401,
    '/trust/issuers': [signer.wire],
    '/trust/revocations': () => new Response(new Uint8Array()),
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const scan = () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Scan with the camera')
  await soon(() => {
    if (!scan()) throw new Error('no button')
  })
  scan()?.click()
  await soon(() => expect(place.querySelector('[role=alert]')?.textContent).toContain(texts))
  Reflect.deleteProperty(navigator, 'mediaDevices')
})
