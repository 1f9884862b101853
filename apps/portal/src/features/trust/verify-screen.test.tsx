import type { SignedForm } from '@fathom/domain/trust'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../app/testing/app.fixture.tsx'
import { aSigner, now } from './signer.fixture.ts'
import { trustStore } from './trust.queries.ts'

const DAY = 86_400
const soon = <T,>(check: () => T) => vi.waitFor(check)
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
async function check(
  code: string,
  list: Uint8Array<ArrayBuffer>,
  photo: unknown = 404,
  formNow: unknown = new TypeError('Failed to fetch'),
) {
  const app = await anApp('/verify', {
    '/session/refresh': 401,
    '/trust/issuers': [signer.wire],
    '/trust/revocations': () => new Response(list),
    '/card-photos/signed': photo,
    '/forms/documents/verify': formNow,
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

test('a device without keys and without a network says what to do', async () => {
  await trustStore.remove('trust')
  const app = await anApp('/verify', {
    '/session/refresh': new TypeError('Failed to fetch'),
    '/trust/issuers': new TypeError('Failed to fetch'),
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('This device can’t check cards yet'))
})

test("[EN-10] the depth of a level is in the reader's units, in the round numbers that are taught", async () => {
  localStorage.setItem('fathom.unit', 'Imperial')
  onTestFinished(() => localStorage.removeItem('fathom.unit'))
  const { text } = await check(await signer.code(), await signer.list())
  expect(text.replaceAll(/[\u2068\u2069]/g, '')).toContain('Rescue Diver, qualified to 100 ft')
})

test('[RO-01] without an account a valid card is shown with its holder and the age of the list', async () => {
  const { title, text, place } = await check(await signer.code(), await signer.list())
  expect(title).toBe('This card is valid')
  expect(text).toContain('Mara Lindqvist')
  expect(text.replaceAll(/[\u2068\u2069]/g, '')).toContain('Rescue Diver, qualified to 30 m')
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
  expect(title).toBe('This code isn’t complete')
  expect(text).toContain('Scan it again, or copy all of its text.')
  expect(text).toContain('treat the diver as not certified')
  expect(text).not.toContain('altered')
})

test('a card of an unknown issuer, a withdrawn card, an expired card and an invalid code each have their own verdict', async () => {
  const list = await signer.list({ revoked: [5] })
  expect((await check(await (await aSigner()).code(), list)).title).toBe('We don’t know who signed this card')
  shown?.unmount()
  expect((await check(await signer.code(), list)).title).toBe('This card was withdrawn')
  shown?.unmount()
  const expired = await signer.code({ statusIndex: 6, expiresAt: Date.UTC(2026, 0, 2, 11, 59, 59) / 1000 })
  const { title, text } = await check(expired, list)
  expect(title).toBe('This card has expired')
  expect(text).toContain('It was valid until 1 January 2026.')
  shown?.unmount()
  expect((await check('https://example.org', list)).title).toBe('This isn’t a card')
})

test('a clock that is a year behind gets a warning, and expired cards still count as expired', async () => {
  const ahead = now() + 365 * DAY
  const code = await signer.code({ expiresAt: ahead - DAY })
  const { title, text } = await check(code, await signer.list({ signedAt: ahead }))
  expect(title).toBe('This card has expired')
  expect(text).toContain('This device’s clock looks wrong')
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
  ['NotAllowedError', 'Fathom can’t use the camera'],
  ['NotFoundError', 'No camera found'],
  ['NotReadableError', 'We couldn’t start the camera'],
])(
  '[TS-14] the camera is asked for 1920 × 1080, and %s is reported with an alternative',
  async (name, texts) => {
    const asked: MediaStreamConstraints[] = []
    const getUserMedia = (constraints: MediaStreamConstraints) => {
      asked.push(constraints)
      return Promise.reject(new DOMException('', name))
    }
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
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Scan with camera')
    await soon(() => {
      if (!scan()) throw new Error('no button')
    })
    scan()?.click()
    await soon(() => expect(place.querySelector('[role=alert]')?.textContent).toContain(texts))
    expect(asked).toMatchObject([{ video: { width: { ideal: 1920 }, height: { ideal: 1080 } } }])
    Reflect.deleteProperty(navigator, 'mediaDevices')
  },
)

const CARD = {
  kind: 'card',
  holder: 'Mara Lindqvist',
  levelName: 'Rescue Diver',
  levelId: 30,
  certified: '2025-03-14',
} as const
/** The beginning of a VP8 key frame, which is all that the page looks at. */
const FACE = Uint8Array.of(0x50, 0x00, 0x00, ...new Uint8Array(40).fill(7))
const PHOTO = new TextEncoder().encode('a photo')
const hashOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
const pictureIn = (place: HTMLElement) => place.querySelector<HTMLImageElement>('figure img')

test('[TS-14] offline the face in the code is beside the name, to be compared with the diver', async () => {
  const code = await signer.code({ subject: { ...CARD, face: FACE, photoHash: await hashOf(PHOTO) } })
  const { place } = await check(code, await signer.list(), new TypeError('Failed to fetch'))
  await soon(() => expect(pictureIn(place)?.alt).toBe('Photo of Mara Lindqvist'))
  await soon(() => expect(place.textContent).toContain('Photo from the code'))
  expect(place.textContent).toContain('Compare this photo with the person in front of you.')
  expect(place.textContent).not.toContain('The photo wasn’t checked')
})

test('[TS-14] online the photo whose hash was signed is shown', async () => {
  const code = await signer.code({ subject: { ...CARD, photoHash: await hashOf(PHOTO) } })
  const { place } = await check(code, await signer.list(), () => new Response(PHOTO))
  await soon(() => expect(place.textContent).toContain('Photo on record, as signed'))
  expect(pictureIn(place)?.alt).toBe('Photo of Mara Lindqvist')
})

test('[TS-14] a photo with another hash is not shown, and without one the page says that no photo was checked', async () => {
  const other = await signer.code({ subject: { ...CARD, photoHash: 'ab'.repeat(32) } })
  const swapped = await check(other, await signer.list(), () => new Response(PHOTO))
  await soon(() => expect(swapped.place.textContent).toContain('The photo wasn’t checked'))
  expect(pictureIn(swapped.place)).toBeNull()
  shown?.unmount()
  const none = await check(await signer.code({ subject: CARD }), await signer.list())
  expect(none.title).toBe('This card is valid')
  await soon(() => expect(none.place.textContent).toContain('Ask the diver for a photo ID.'))
})

test('[TS-14] a code of a newer version is not called altered', async () => {
  const code = (await signer.code()).replace('FATHOM1', 'FATHOM6')
  const { title, text } = await check(code, await signer.list())
  expect(title).toBe('Made by a newer version')
  expect(text).toContain('Go online, reload the page, and scan again.')
  expect(text).not.toContain('Ask the diver')
  expect(text).not.toContain('altered')
})

test('[TS-13] a nitrox card shows its gas limit and no depth', async () => {
  const { text } = await check(
    await signer.code({ subject: { ...CARD, levelName: 'Enriched Air Nitrox', gas: 40 } }),
    await signer.list(),
  )
  expect(text.replaceAll(/[\u2068\u2069]/g, '')).toContain('Enriched Air Nitrox, EANx up to 40%')
  expect(text).not.toContain('qualified to')
})

test('[TS-13] the depth in an earlier code of a nitrox card is not repeated, and the card is valid', async () => {
  const nitrox = { ...CARD, levelName: 'Enriched Air Nitrox', levelId: 110, depth: 40 }
  const { title, text } = await check(await signer.code({ subject: nitrox }), await signer.list())
  expect(title).toBe('This card is valid')
  expect(text).toContain('Enriched Air Nitrox')
  expect(text).not.toContain('qualified to')
})

test('[TS-15] a verified dive is genuine with its details, and an altered one shows none of them', async () => {
  const code = await signer.code({
    number: '0192f0c8-0000-7000-8000-000000000001',
    subject: {
      kind: 'dive',
      diver: 'Ines Duarte',
      title: 'Open water dive 3',
      place: 'Blue Hole',
      date: '2025-03-14',
      maxDepth: 17.4,
      bottomTime: 42,
      confirmer: 'instructor',
      confirmedBy: 'Kai Nakamura 500001',
      confirmedOn: '2025-03-15',
      contentHash: 'cd'.repeat(32),
    },
  })
  const { title, text } = await check(code, await signer.list())
  expect(title).toBe('This dive is genuine')
  for (const fact of [
    'Ines Duarte',
    'Blue Hole',
    '14 March 2025',
    '17.4 m',
    '42 min',
    'Kai Nakamura 500001',
    'cdcdcdcdcdcdcdcd',
  ])
    expect(text).toContain(fact)
  shown?.unmount()
  localStorage.setItem('fathom.unit', 'Imperial')
  onTestFinished(() => localStorage.removeItem('fathom.unit'))
  const inFeet = await check(code, await signer.list())
  expect([inFeet.text.includes('57 ft'), inFeet.text.includes('17.4 m')]).toEqual([true, false])
  shown?.unmount()
  const altered = await check(
    `${code.slice(0, -9)}${code.at(-9) === 'A' ? 'B' : 'A'}${code.slice(-8)}`,
    await signer.list(),
  )
  expect(altered.title).toBe('This dive was altered')
  expect(altered.text).not.toContain('Ines')
})

const aForm = (changes: Partial<SignedForm> = {}) =>
  signer.code({
    number: '0192f0c8-0000-7000-8000-000000000001',
    expiresAt: Date.UTC(2100, 10, 15, 22) / 1000,
    subject: {
      kind: 'document',
      form: 'medical-questionnaire',
      version: 2,
      holder: 'Milo Hart',
      signed: '2026-11-15',
      outcome: 'completed',
      contentHash: 'cd'.repeat(32),
      signers: [
        { role: 'participant', name: 'Milo Hart', way: 'own-account' },
        { role: 'guardian', name: 'Ines Hart', way: 'in-person', by: 'Kai Nakamura' },
        { role: 'physician', name: 'Dr. Ana Reis', way: 'mailed-link' },
      ],
      ...changes,
    },
  })

const standing = (state: string) => ({ state, validUntil: '2100-11-15T22:00:00.000Z', replacedOn: null })

test('[TS-10] [TS-04] a form shows who signed it and how, and until when it counts', async () => {
  const { title, text } = await check(await aForm(), await signer.list(), 404, standing('cleared'))
  expect(title).toBe('This form is genuine')
  const shownText = text.replaceAll(/[\u2068\u2069]/g, '')
  for (const fact of [
    'Valid until15 November 2100',
    'DiverSigned in with their own account',
    'Parent or guardianInes HartIn person, witnessed by Kai Nakamura',
    'PhysicianDr. Ana ReisThrough a link sent by email',
  ])
    expect(shownText).toContain(fact)
  expect(text).not.toContain('We couldn’t check online')
})

test('[TS-10] the page says beforehand that it asks whether a form still counts', async () => {
  const app = await anApp('/verify', {
    '/session/refresh': 401,
    '/trust/issuers': [signer.wire],
    '/trust/revocations': () => new Response(new Uint8Array()),
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  await soon(() => expect(place.textContent).toContain('it also asks us whether the form still counts'))
})

test('[TS-10] offline a form says until when it counts, and that nobody could ask what happened since', async () => {
  const { title, text } = await check(await aForm(), await signer.list())
  expect(title).toBe('This form is genuine')
  expect(text).toContain('15 November 2100')
  expect(text).toContain('We couldn’t check online whether the form has been replaced or declined since.')
})

test.each([
  ['declined at the server', 'completed', standing('declined')],
  ['declined in the copy itself', 'declined', undefined],
  ['awaiting a new decision', 'completed', standing('decision-awaited')],
] as const)(
  '[TS-10] a form that is %s has one advice: no dive before a physician approves, because a new copy changes nothing',
  async (_, outcome, now) => {
    const { title, text, place } = await check(await aForm({ outcome }), await signer.list(), 404, now)
    expect(title).toBe('Declined by a physician')
    expect(place.querySelector('[data-verdict=declined]')).not.toBeNull()
    expect(text).toContain('The diver must not dive before a physician approves.')
    expect(text).not.toMatch(/download the form again|as not signed|What to do/)
    // The physician on an approved copy isn't the one who declined since.
    expect(text.includes('Outcome on this copyCompleted')).toBe(outcome === 'completed')
  },
)

test.each([
  ['replaced', 'This form has been replaced'],
  ['details-changed', 'Signed with other personal details'],
  ['expired', 'This form has expired'],
])('[TS-10] a genuine form that is %s by now is not shown as valid', async (state, expected) => {
  const { title, text, place } = await check(await aForm(), await signer.list(), 404, standing(state))
  expect(title).toBe(expected)
  expect(place.querySelector('[data-verdict]')?.getAttribute('data-verdict')).toBe(state)
  expect(text).toContain('treat the form as not signed')
})

test.each([
  ['replaced', 'This form has been replaced'],
  ['details-changed', 'Signed with other personal details'],
  ['expired', 'This form has expired'],
] as const)(
  '[TS-10] a copy that says itself that the form is %s is not shown as valid offline',
  async (outcome, expected) => {
    const { title, text, place } = await check(await aForm({ outcome }), await signer.list())
    expect(title).toBe(expected)
    expect(place.querySelector('[data-verdict]')?.getAttribute('data-verdict')).toBe(outcome)
    expect(text).toContain('treat the form as not signed')
    expect(text).not.toContain('OutcomeCompleted')
  },
)

test('[TS-10] a form that waits for a physician is genuine, and its headline says what is missing', async () => {
  const code = await aForm({ outcome: 'medical-required' })
  const { title, place } = await check(code, await signer.list())
  expect(title).toBe('This form is genuine')
  expect(place.querySelector('[role=status]')?.textContent).toContain('Medical required')
  expect(place.querySelector('[data-verdict=pending]')).not.toBeNull()
})

test.each([
  ['decision-awaited', 'Declined by a physician'],
  ['physician-teaches', 'This form is genuine'],
])('[TS-04] [TS-10] a form in the state %s says no end of counting', async (state, expected) => {
  const { title, text } = await check(await aForm(), await signer.list(), 404, standing(state))
  expect(title).toBe(expected)
  expect(text).not.toMatch(/Valid until|OutcomeCompleted/)
})

test('[TS-10] a form that is not stored any more says so', async () => {
  const { text } = await check(await aForm(), await signer.list(), 404, 404)
  expect(text).toContain('The organization no longer stores this form')
})

/** Opens the page and chooses a file. */
async function choose(file: File) {
  const app = await anApp('/verify', {
    '/session/refresh': 401,
    '/trust/issuers': [signer.wire],
    '/trust/revocations': await signer.list().then((list) => () => new Response(list)),
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const input = await soon(() => {
    const [found, ...others] = place.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (!found || others.length > 0) throw new Error('there is not one chooser')
    return found
  })
  Object.defineProperty(input, 'files', { value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return place
}

test('[TS-03] the evaluation page for a physician is named as what it is, not as a form that fails', async () => {
  const page = new File(['%PDF-1.7\n(fathom-evaluation)\nstartxref\n9\n%%EOF'], 'page.pdf')
  const place = await choose(page)
  await soon(() => expect(place.textContent).toContain('This is an evaluation page for a physician'))
  expect(place.querySelector('[data-verdict]')).toBeNull()
})

test('[TS-10] one chooser takes both: a PDF is read as a PDF, whatever its name and type say', async () => {
  const place = await choose(new File(['%PDF-1.7\n%%EOF'], 'form.png', { type: 'image/png' }))
  await soon(() =>
    expect(place.querySelector('[data-verdict] h1')?.textContent).toBe('This isn’t a signed form'),
  )
})

test('[TS-10] a picture that is called a PDF is read as a picture, and without a code it is no verdict', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }))
  const pen = { drawImage: () => undefined, getImageData: () => ({ width: 1, height: 1, data: [] }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValueOnce(pen as never)
  const place = await choose(new File(['\u0089PNG'], 'form.pdf', { type: 'application/pdf' }))
  await soon(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toMatch(
      /couldn’t find a code|couldn’t load the code reader/,
    ),
  )
  expect(place.querySelector('[data-verdict]')).toBeNull()
  expect(place.textContent).not.toContain('treat the form as not signed')
})

test('[TS-10] a file that is neither says what to choose', async () => {
  const place = await choose(new File(['hello'], 'hello.txt', { type: 'text/plain' }))
  await soon(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      'We couldn’t open this fileChoose a JPG or PNG picture, or the PDF as it was downloaded.',
    ),
  )
  expect(place.querySelector('[data-verdict]')).toBeNull()
})
