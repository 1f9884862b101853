import { diveLog, unitSetting } from '@fathom/contract/logbook'
import { type BuddyDive, readCode } from '@fathom/domain/trust'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { aSigner } from '../signer.fixture.ts'
import { aDevice, askedBy, certify, confirmedBy } from './buddy.fixture.ts'
import { deviceConfirmations } from './confirmations.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)
/** No other test's dive: a form may have left one of those on the device. */
const LOG_ID = '018f0000-0000-7000-9000-0000000000bd'
const ME = { person: 100_001, name: 'Ines Marin' }
const BUDDY = { person: 100_002, name: 'Jonas Weber' }

const DIVE: BuddyDive = {
  ...{ logId: LOG_ID, date: '2026-05-14', timeIn: '09:12', place: 'Blue Hole' },
  ...{ maxDepth: 18.2, bottomTime: 45 },
}

let organization = await aSigner()
let shown: ReturnType<typeof show> | undefined
beforeEach(async () => {
  organization = await aSigner()
  HTMLDialogElement.prototype.showModal ??= () => undefined
})
afterEach(async () => {
  shown?.unmount()
  vi.unstubAllGlobals()
  for (const { id } of await deviceConfirmations.list()) await deviceConfirmations.remove(id)
  await forgetAnswers()
})

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

const answers = (more: object) => ({
  '/trust/issuers': [organization.wire],
  '/trust/revocations': async () => new Response(await organization.list()),
  '/trust/devices': async ({ body }: { body: string }) => {
    const key = bytesOf(JSON.parse(body).publicKey)
    const certificate = Buffer.from(await certify(organization, ME, key)).toString('base64url')
    return { certificate, expiresAt: new Date(Date.now() + 80 * 86_400_000).toISOString() }
  },
  ...more,
})

async function open(path: string, more: object) {
  const app = await anApp(path, answers(more))
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const button = (name: string) =>
    soon(() => {
      const found = [...document.querySelectorAll<HTMLElement>('button')].find(
        (one) => one.textContent === name,
      )
      if (!found) throw new Error(`no button ${name} in ${place.textContent}`)
      return found
    })
  const paste = async (code: string) => {
    const form = await soon(() => {
      const found = [...document.querySelectorAll('form')].find((one) => one.querySelector('textarea'))
      if (!found) throw new Error('no field for a code')
      return found
    })
    const field = form.querySelector('textarea')
    if (field) field.value = code
    form.requestSubmit()
  }
  const copied = async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    ;(await button('Copy code')).click()
    await soon(() => expect(writeText).toHaveBeenCalled())
    const text = String(writeText.mock.calls.at(-1)?.[0])
    writeText.mockRestore()
    return text
  }
  return {
    place,
    button,
    paste,
    copied,
    text: () => (document.body.textContent ?? '').replaceAll(/[\u2068\u2069]/g, ''),
  }
}

const openDive = async (maxDepth: number, more: object) => {
  const { aWire } = await import('../../logbook/list/logbook.fixture.ts')
  const wire = aWire({
    ...{ id: LOG_ID, status: 'Published', dive_date: DIVE.date, dive_location: DIVE.place },
    depth_time: {
      ...{ max_depth: maxDepth, bottom_time: 45, time_in: '09:12', time_out: null },
      ...{ average_depth: null, surface_interval: null },
    },
  })
  return open(`/logbook/dive/${LOG_ID}`, {
    '/api/logbook/graphql': ({ body }: { body: string }) => {
      const id = JSON.parse(body).extensions.persistedQuery.sha256Hash
      if (id === unitSetting.id) return { data: { unitSetting: { affiliate_id: 100001, unit: 'Metric' } } }
      return id === diveLog.id
        ? { data: { diveLog: { ...wire, seal: null, code: null, dive_number: 3 } } }
        : 404
    },
    ...more,
  })
}

const received = (code: string) => ({
  received: [{ id: 'c'.repeat(32), logId: LOG_ID, code, confirmedAt: '2026-05-14T12:00:00Z' }],
  given: [],
})

async function aConfirmation() {
  const diver = await aDevice(organization, ME)
  return confirmedBy(await aDevice(organization, BUDDY), await askedBy(diver, DIVE))
}

test('[TS-15] a buddy reads a request, sees what they confirm, and shows the answer', async () => {
  const request = await askedBy(await aDevice(organization, BUDDY), DIVE)
  const { button, paste, text, copied } = await open('/verify', {})
  await paste(request)
  const confirm = await button('Confirm dive')
  for (const fact of ['Jonas Weber 100002 asks you', '14 May 2026', '09:12', 'Blue Hole', '18.2 m', '45 min'])
    expect(text().replaceAll('\u00a0', ' ')).toContain(fact)
  confirm.click()
  await soon(() => expect(text()).toContain('You confirmed this dive'))
  const code = readCode(await copied())
  expect(code).toMatchObject({ is: 'confirmation', confirmation: { dive: DIVE } })
})

test('[TS-15] nobody confirms their own dive or an altered request, and a visitor is asked to sign in', async () => {
  const own = await open('/verify', {})
  await own.paste(await askedBy(await aDevice(organization, ME), DIVE))
  await soon(() => expect(own.text()).toContain('This is your own dive.'))
  shown?.unmount()
  const stranger = await open('/verify', {})
  await stranger.paste(await askedBy(await aDevice(await aSigner(), BUDDY), DIVE))
  await soon(() => expect(stranger.text()).toContain('This request isn’t valid.'))
  shown?.unmount()
  const visitor = await open('/verify', { '/session/refresh': 401 })
  await visitor.paste(await askedBy(await aDevice(organization, BUDDY), DIVE))
  await soon(() => expect(visitor.text()).toContain('Sign in to confirm this dive.'))
})

test('[TS-15] /verify shows who confirmed a dive, and until when their device is certified', async () => {
  const { paste, text } = await open('/verify', { '/session/refresh': 401 })
  await paste(await aConfirmation())
  await soon(() => expect(text()).toContain('This dive is genuine'))
  for (const fact of [
    'Ines Marin 100001',
    'Dive confirmed by a buddy',
    'The devices of both divers signed this code',
    'Devices certified byFathom',
    'Confirmed byJonas Weber 100002',
    'Device certified until',
  ])
    expect(text()).toContain(fact)
})

test('[TS-15] the diver shows a request, adds the answer offline, and it is sent', async () => {
  const post = vi.fn<(request: unknown) => unknown>(() => new TypeError('Failed to fetch'))
  const { button, paste, text, copied } = await openDive(DIVE.maxDepth, {
    '/api/logbook/confirmations': { received: [], given: [] },
    [`/confirmations/${LOG_ID}`]: post,
  })
  ;(await button('Ask my buddy to confirm')).click()
  const request = await copied()
  expect(readCode(request)).toMatchObject({ is: 'request', request: { dive: DIVE } })
  await paste(await aConfirmation().then((code) => code.replace('FATHOM5:', 'FATHOM5:0')))
  await soon(() => expect(text()).toContain('This code doesn’t confirm this dive.'))
  await paste(await confirmedBy(await aDevice(organization, BUDDY), request))
  await soon(() => expect(text()).toContain('Confirmed by Jonas Weber 100002 on'))
  expect(text()).toContain('Saved on this device.')
  expect(await deviceConfirmations.list()).toMatchObject([
    { logId: LOG_ID, action: 'add', affiliateId: 100001 },
  ])
})

test('[TS-15] a dive that was changed since says what: the depth', async () => {
  const code = await aConfirmation()
  const { text, place } = await openDive(30, { '/api/logbook/confirmations': received(code) })
  await soon(() => expect(text()).toContain('Changed since confirmed: Maximum depth'))
  expect(place.querySelector('[aria-label="Code of the confirmed dive"]')).toBeNull()
})

test('[TS-15] an unchanged dive shows its code; a removed confirmation can be brought back', async () => {
  const code = await aConfirmation()
  const { button, text, place } = await openDive(DIVE.maxDepth, {
    '/api/logbook/confirmations': received(code),
  })
  await soon(() => expect(place.querySelector('[aria-label="Code of the confirmed dive"]')).not.toBeNull())
  expect(text()).not.toContain('Changed since confirmed')
  ;(await button('Remove confirmation')).click()
  await soon(async () => expect(await deviceConfirmations.list()).toMatchObject([{ action: 'remove', code }]))
  await soon(() => expect(text()).not.toContain('Confirmed by Jonas'))
  ;(await button('Undo')).click()
  await soon(() => expect(text()).toContain('Confirmed by Jonas Weber 100002'))
  expect(await deviceConfirmations.list()).toMatchObject([{ action: 'add', code }])
})
