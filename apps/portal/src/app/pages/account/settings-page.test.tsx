import { expect, onTestFinished, test, vi } from 'vitest'
import { i18n } from '../../../shared/i18n/index.ts'
import { forgetAnswers } from '../../../shared/offline/stored-answers.fixture.ts'
import { storeAnswer } from '../../../shared/offline/stored-answers.ts'
import { anIdToken } from '../../../shared/testing/id-token.fixture.ts'
import { type } from '../../../shared/testing/render.tsx'
import type { Answers } from '../../testing/app.fixture.tsx'
import { ACCOUNT, openSettings, pressIn, soon } from './settings-page.fixture.tsx'

test('[RT-01] the settings have a section for each thing that can be set', async () => {
  const { place } = await openSettings()
  expect(
    [...place.querySelectorAll('main section > header h2')].map(({ textContent }) => textContent),
  ).toEqual([
    'Language',
    'Units',
    'Dive numbers',
    'Appearance',
    'Install Fathom',
    'Tour',
    'Password',
    'Where you’re signed in',
    'Data on this device',
    'Passkeys',
    'Your data',
    'Delete my account',
  ])
})

test('[BO-02] opened offline, the settings have what works then, and one line says when the rest is there', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const { place } = await openSettings()
  const titles = () => [...place.querySelectorAll('main section > header h2')].map((each) => each.textContent)
  expect(titles()).toEqual(['Language', 'Appearance', 'Install Fathom', 'Tour', 'Data on this device'])
  expect(place.textContent).toContain('The other settings are available when you’re online.')
  expect(place.querySelector('main [role=alert]')).toBeNull()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await soon(() => expect(titles()).toContain('Passkeys'))
})

test('[BO-01] the settings say what this device stores, how much and since when', async () => {
  const stored = { sequence: 1, locale: 'en-US', areas: { cards: { at: Date.now(), bytes: 2_340_000 } } }
  const { part } = await openSettings()
  await soon(() => expect(part('Data on this device').textContent).toContain('Not ready offline yet.'))
  await storeAnswer({ affiliateId: 100001, name: 'offline-plan' }, stored)
  const { part: later } = await openSettings()
  await soon(() =>
    expect(later('Data on this device').textContent).toContain(
      'Ready offline. 2.3 MB on this device, updated now.',
    ),
  )
  await forgetAnswers()
})

test('[BO-06] forgetting the device asks first, and then signs out', async () => {
  const { app, part } = await openSettings()
  pressIn(part('Data on this device'), /^Forget this device$/)
  const question = part('Data on this device').querySelector('dialog') as Element
  await soon(() => expect(question.querySelector('h2')?.textContent).toBe('Forget this device?'))
  expect(question.textContent).toContain('for everyone who uses it here')
  expect(app.signOut).not.toHaveBeenCalled()
  pressIn(question, /^Forget this device$/)
  expect(app.signOut).toHaveBeenCalledExactlyOnceWith('forget-device')
})

test('[LA-02] the settings offer 26 languages, each by its own name', async () => {
  const { part } = await openSettings()
  const options = [...part('Language').querySelectorAll('option')]
  expect(options).toHaveLength(26)
  expect(options.find(({ value }) => value === 'iw-IL')?.lang).toBe('he-IL')
})

test('[CA-39] the units are those of the logbook graph', async () => {
  const { part } = await openSettings({
    '/api/logbook/graphql': { data: { unitSetting: { affiliate_id: 100001, unit: 'Imperial' } } },
  })
  await soon(() => {
    const chosen = part('Units').querySelector<HTMLInputElement>('input:checked')
    expect(chosen?.closest('label')?.textContent).toContain('Imperial')
  })
})

test('[ST-12] sessions show device, place and time; the current one is marked and has no button', async () => {
  const { part } = await openSettings()
  const list = part('Where you’re signed in')
  await soon(() => expect(list.querySelectorAll('li')).toHaveLength(2))
  const [here, there] = [...list.querySelectorAll('li')]
  expect(here?.textContent).toContain('Firefox on Linux')
  expect(here?.textContent).toContain('This device')
  expect(here?.textContent).toContain('Local network')
  expect(here?.textContent).toContain('Signed in 1 November 2026')
  expect(here?.querySelector('button')).toBeNull()
  expect(there?.textContent).toContain('Network 203.0.113.0/24')
  expect(there?.querySelector('button')?.getAttribute('aria-label')).toBe('End iPhone')
})

test('every date on the page has the same style', async () => {
  const passkey = {
    id: 'k-1',
    name: 'Phone',
    isSynced: false,
    createdAt: '2026-11-03T10:00:00Z',
    lastUsedAt: '2026-11-04T10:00:00Z',
  }
  const { place, part } = await openSettings({
    '/passkeys': { items: [passkey] },
    '/user/ines%40fathom.test': { ...ACCOUNT, passwordChangedAt: '2026-10-05T10:00:00Z' },
  })
  await soon(() => expect(part('Passkeys').textContent).toContain('Added 3 November 2026'))
  await soon(() => expect(part('Password').textContent).toContain('5 October 2026'))
  expect(place.querySelector('main')?.textContent).not.toMatch(/\b(Oct|Nov) \d/)
})

test('a section that does not load says so and offers a retry, and the others still show', async () => {
  const { part } = await openSettings({ '/passkeys': 500, '/api/logbook/graphql': 500 })
  await soon(() => {
    expect(part('Passkeys').textContent).toContain('We couldn’t load your passkeys.')
    expect(part('Units').textContent).toContain('We couldn’t load your units.')
  })
  expect(part('Passkeys').querySelector('button')?.textContent).toContain('Try again')
  expect(part('Where you’re signed in').querySelectorAll('li')).toHaveLength(2)
})

test('[LO-09] the number of the first dive is checked and saved when its field is left', async () => {
  const saved: number[] = []
  const { part } = await openSettings({
    '/api/logbook/graphql': ({ body }: { body: string }) => {
      const { first_dive_number: given } = JSON.parse(body).variables
      if (given !== undefined) saved.push(given)
      const logbookSetting = { first_dive_number: saved.at(-1) ?? 1 }
      const unitSetting = { affiliate_id: 100001, unit: 'Metric' }
      return { data: { unitSetting, logbookSetting, upsertLogbookSetting: logbookSetting } }
    },
  })
  const input = () => part('Dive numbers').querySelector('input')
  await soon(() => expect(input()?.value).toBe('1'))
  const enter = (text: string) => {
    const field = input()
    if (!field) throw new Error('no field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  enter('0')
  await soon(() =>
    expect(part('Dive numbers').textContent).toContain('Enter a whole number from 1 to 99,999'),
  )
  expect(saved).toEqual([])
  enter('151')
  await soon(() => expect(document.body.textContent).toContain('Your first dive here is now number 151.'))
  expect(saved).toEqual([151])
})

test('a browser without passkeys gets a message that says so', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const { part } = await openSettings()
  await soon(() => expect(part('Passkeys').textContent).toContain('This browser doesn’t support passkeys.'))
})

test('[TS-17] an export that needs a fresh authentication asks in a dialog, and then goes on by itself', async () => {
  const sent: string[] = []
  const archive = { id: 'e-1', status: 'pending', sizeBytes: null, createdAt: '2026-11-03T10:00:00Z' }
  const refusal = () => Response.json({ problem: 'authentication-needed', errors: [] }, { status: 403 })
  const { place, part } = await openSettings({
    '/user/export': ({ method }: { method: string }) => {
      if (method !== 'POST') return { latest: null }
      sent.push('export')
      return sent.includes('authenticate') ? { ...archive, expiresAt: null } : refusal()
    },
    '/user/authenticate': ({ method, body }: { method: string; body: string }) => {
      if (method === 'GET') return { isManagedElsewhere: false, hasPasskey: false }
      sent.push(JSON.parse(body).password === 'Reef1234' ? 'authenticate' : 'wrong')
      return { until: '2026-11-03T10:05:00Z' }
    },
  })
  await soon(() => expect(part('Your data').querySelector('button')).not.toBeNull())
  part('Your data').querySelector('button')?.click()
  await soon(() => expect(place.querySelector('dialog[open] h2')?.textContent).toBe('Confirm it’s you'))
  const input = place.querySelector<HTMLInputElement>('dialog[open] input')
  if (!input) throw new Error('the dialog has no field')
  type(input, 'Reef1234')
  place.querySelector<HTMLButtonElement>('dialog[open] button[type=submit]')?.click()
  await soon(() => expect(sent).toEqual(['export', 'authenticate', 'export']))
  await soon(() => expect(part('Your data').textContent).toContain('We’re preparing your data.'))
  expect(place.querySelector('dialog[open]')).toBeNull()
})

const STAFF: Answers = {
  '/session/refresh': {
    idToken: anIdToken({
      email: 'ines@fathom.test',
      affiliate_type_id: 9,
      amr: ['pwd', 'otp', 'mfa'],
    }),
    expiresAt: '2100-01-01T00:00:00Z',
    sessionId: 's-1',
  },
  '/second-factor': { setUpAt: '2026-11-03T10:00:00Z', recoveryCodesLeft: 9 },
}
const CODES = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff']

async function enterCode(place: HTMLElement, code: string) {
  await soon(() => expect(place.querySelector('dialog[open] input')).not.toBeNull())
  const input = place.querySelector<HTMLInputElement>('dialog[open] input')
  if (input) type(input, code)
  place.querySelector<HTMLButtonElement>('dialog[open] button[type=submit]')?.click()
}

const inDialog = (place: HTMLElement) => place.querySelector('dialog[open]')?.textContent ?? ''

test('[TS-19] staff replace their app: they confirm with the old one, scan, and save the new codes', async () => {
  const sent: unknown[] = []
  const { place, part } = await openSettings({
    ...STAFF,
    '/second-factor/key': ({ body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return { key: 'sealed', secret: 'ABCDEFGH', uri: 'otpauth://totp/Fathom?secret=ABCDEFGH' }
    },
    '/second-factor': ({ method, body }: { method: string; body: string }) => {
      if (method === 'PUT') sent.push(JSON.parse(body))
      return method === 'PUT' ? { codes: CODES } : STAFF['/second-factor']
    },
  })
  await soon(() => expect(part('Authenticator app').textContent).toContain('9 recovery codes left'))
  pressIn(part('Authenticator app'), /^Replace app$/)
  await enterCode(place, ' 123456 ')
  await soon(() => expect(inDialog(place)).toContain('ABCD EFGH'))
  expect(place.querySelector('dialog[open] svg[role=img]')).not.toBeNull()
  await enterCode(place, '654321')
  await soon(() => expect(inDialog(place)).toContain('aaaa-bbbb-cccc'))
  expect(sent).toEqual([{ code: '123456' }, { key: 'sealed', code: '654321' }])
  pressIn(place, /^I’ve saved them$/)
  await soon(() => expect(place.querySelector('dialog[open]')).toBeNull())
})

test('[TS-19] a wrong code for new recovery codes is reported at its field, and the right one shows them', async () => {
  const { place, part } = await openSettings({
    ...STAFF,
    '/second-factor/recovery-codes': ({ body }: { body: string }) =>
      JSON.parse(body).code === '123456'
        ? { codes: CODES }
        : Response.json({ problem: 'code-wrong', errors: [] }, { status: 422 }),
  })
  await soon(() => expect(part('Authenticator app').querySelectorAll('button')).toHaveLength(2))
  pressIn(part('Authenticator app'), /^Create new recovery codes$/)
  await enterCode(place, '000000')
  await soon(() => expect(inDialog(place)).toContain('That code isn’t right.'))
  expect(place.querySelector('dialog[open] input')?.getAttribute('aria-invalid')).toBe('true')
  await enterCode(place, '123456')
  await soon(() => expect(inDialog(place)).toContain('dddd-eeee-ffff'))
  // Escape once, and a second time, when the browser doesn't ask any more.
  const dialog = place.querySelector<HTMLDialogElement>('dialog[open]')
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
  dialog?.close()
  await soon(() => expect(inDialog(place)).toContain('dddd-eeee-ffff'))
  pressIn(place, /^I’ve saved them$/)
  await soon(() => expect(place.querySelector('dialog[open]')).toBeNull())
})

test('[TS-19] recovery codes can be copied, saved as a file and printed, and the page says what was done', async () => {
  const { place, part } = await openSettings({ ...STAFF, '/second-factor/recovery-codes': { codes: CODES } })
  await soon(() => expect(part('Authenticator app').querySelectorAll('button')).toHaveLength(2))
  pressIn(part('Authenticator app'), /^Create new recovery codes$/)
  await enterCode(place, '123456')
  await soon(() => expect(inDialog(place)).toContain('dddd-eeee-ffff'))
  const said = () => place.querySelector('dialog[open] [role=status]')?.textContent
  const text = 'Fathom recovery codes for ines@fathom.test\n\naaaa-bbbb-cccc\ndddd-eeee-ffff\n'

  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  pressIn(place, /^Copy codes$/)
  await soon(() => expect(said()).toBe('Codes copied'))
  expect(writeText).toHaveBeenCalledWith(text)
  writeText.mockRejectedValueOnce(new Error('not allowed'))
  pressIn(place, /^Copy codes$/)
  await soon(() => expect(said()).toContain('We couldn’t copy the codes.'))

  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:codes'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  pressIn(place, /^Save as file$/)
  await soon(() => expect(said()).toBe('Codes saved as a file'))
  expect([names, await saved[0]?.text()]).toEqual([['fathom-recovery-codes.txt'], text])

  const print = vi.fn()
  vi.stubGlobal('print', print)
  pressIn(place, /^Print$/)
  expect(print).toHaveBeenCalledOnce()
})

test('[TS-19] staff without a second factor are sent to the missing step, and divers see nothing of it', async () => {
  const token = anIdToken({ email: 'ines@fathom.test', affiliate_type_id: 9, amr: ['pwd'] })
  const { part } = await openSettings({
    '/session/refresh': { idToken: token, expiresAt: '2100-01-01T00:00:00Z', sessionId: 's-1' },
  })
  await soon(() => expect(part('Authenticator app').textContent).toContain('Confirm it’s you'))
  const { place } = await openSettings()
  await soon(() => expect(place.textContent).toContain('Passkeys'))
  expect(place.textContent).not.toContain('Authenticator app')
})

test('[CA-08] a user whose password is managed elsewhere is sent there and sees no form', async () => {
  const { part } = await openSettings({
    '/user/ines%40fathom.test': { ...ACCOUNT, isManagedElsewhere: true },
  })
  await soon(() => expect(part('Password').querySelector('form')).toBeNull())
  expect(part('Password').textContent).toContain('Change it there.')
})

test('while a deletion is planned, the page starts with its date and the way to cancel it', async () => {
  const { place } = await openSettings({
    '/user/ines%40fathom.test': { ...ACCOUNT, deleteAfter: '2026-06-15T10:00:00Z' },
  })
  await soon(() => expect(place.textContent).toContain('Your account will be deleted after 15 June 2026.'))
  const notice = [...place.querySelectorAll('[role="status"]')].find((each) =>
    each.textContent?.includes('will be deleted'),
  )
  expect(notice?.querySelector('button')?.textContent).toBe('Keep my account')
})

test.each([
  ['pending', 'We’re preparing your data.'],
  ['ready', 'Your archive is ready: 1.2 MB. You can download it until 15 June 2026.'],
  ['failed', 'We couldn’t prepare your archive.'],
  ['expired', 'Your last archive has expired.'],
])('an archive that is %s is shown as such', async (status, said) => {
  const archive = { id: 'e-1', status, expiresAt: '2026-06-15T10:00:00Z', sizeBytes: 1_200_000 }
  const { part } = await openSettings({ '/user/export': { latest: archive } })
  await soon(() => expect(part('Your data').textContent).toContain(said))
})

test('[CA-09] a language that was not saved to the account is reported, and a retry saves it', async () => {
  let isDown = true
  const saves: string[] = []
  const { part } = await openSettings({
    '/update/language/ines%40fathom.test': ({ body }: { body: string }) => {
      saves.push(body)
      return isDown ? 500 : {}
    },
  })
  const languages = part('Language').querySelector('select')
  if (!languages) throw new Error('no languages')
  languages.value = 'de-DE'
  languages.dispatchEvent(new Event('change', { bubbles: true }))
  onTestFinished(() => i18n.use('en-US'))
  const alert = () => [...document.querySelectorAll('main [role=alert]')].map((each) => each.textContent)
  await soon(() => expect(alert().join()).toContain('Deutsch'))
  isDown = false
  const sent = saves.length
  document.querySelector<HTMLElement>('main [role=alert] button')?.click()
  await soon(() => expect(alert()).toEqual([]))
  expect(saves.length).toBeGreaterThan(sent)
  expect(saves.at(-1)).toContain('de-DE')
})

test('[CA-39] units that failed to save are reported, and a retry saves them', async () => {
  let isDown = true
  const { part } = await openSettings({
    '/api/logbook/graphql': ({ body }: { body: string }) => {
      const isSave = body.includes('Imperial')
      if (isSave && isDown) return new TypeError('Failed to fetch')
      const unit = isSave ? 'Imperial' : 'Metric'
      const unitSetting = { affiliate_id: 100001, unit }
      const logbookSetting = { first_dive_number: 1 }
      return { data: { unitSetting, upsertUnitSetting: unitSetting, logbookSetting } }
    },
  })
  const radio = (name: string) =>
    [...part('Units').querySelectorAll('label')]
      .find(({ textContent }) => textContent?.startsWith(name))
      ?.querySelector<HTMLInputElement>('input')
  await soon(() => expect(radio('Metric')?.checked).toBe(true))
  radio('Imperial')?.click()
  await soon(() => expect(document.body.textContent).toContain('We couldn’t change your units.'))
  isDown = false
  pressIn(document.body, /^Try again$/)
  await soon(() => expect(document.body.textContent).toContain('Your logbook now shows imperial units.'))
  await soon(() => expect(radio('Imperial')?.checked).toBe(true))
})
