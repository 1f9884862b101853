import { STAFF_RIGHTS } from '@fathom/domain/session'
import { expect, onTestFinished, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'

const MARA = {
  affiliateId: 100001,
  name: 'Mara Lindqvist',
  email: 'diver@fathom.test',
  type: 1,
  createdAt: '2019-06-03T09:00:00.000Z',
  mergedInto: null,
  numbers: [],
}

const aPage = (items: object[], more: object = {}) => ({ items, next: null, isSimilar: false, ...more })

const aPerson = (more: object = {}) => ({
  ...MARA,
  language: 'en-US',
  nextNumbers: { member: 500002, store: 7004 },
  instructors: null,
  rights: null,
  cards: [{ licenseID: '250311', title: 'Open Water Diver', certDate: '2019-07-01', standing: 'valid' }],
  courses: [],
  forms: {
    medical: { state: 'cleared', date: '2027-03-01T00:00:00.000Z' },
    release: { state: 'missing', date: null },
  },
  codes: [{ ending: 'X7QK', title: 'Nitrox' }],
  applications: [],
  sessions: [],
  merges: [],
  history: [
    {
      id: '1',
      at: '2026-11-14T09:00:00.000Z',
      actor: { affiliateId: 900001, name: 'Fathom Staff' },
      action: 'photo-approved',
      subject: MARA,
      object: null,
      detail: {},
    },
  ],
  ...more,
})

const open = (answers: Answers, address = '/office/people') =>
  anOpenPage(address, { ...signedInAs(9), ...answers })

test('[OF-03] staff search people; what they search is in the address', async () => {
  const { find, named, requested } = await open(
    { '/office/people': aPage([MARA]) },
    '/office/people?find=mara&type=1',
  )
  await soon(() => expect(named('a', 'Mara Lindqvist')).toBeDefined())
  expect(named('a', 'Mara Lindqvist')?.getAttribute('href')).toBe('/office/people/100001?find=mara&type=1')
  expect(find<HTMLInputElement>('input[type=search]')?.value).toBe('mara')
  const asked = requested().find((url) => url.includes('/office/people?')) ?? ''
  expect(Object.fromEntries(new URL(asked, 'http://localhost').searchParams)).toEqual({
    search: 'mara',
    type: '1',
  })
})

test('[OF-03] a professional is listed with the number that others know', async () => {
  const kai = {
    ...MARA,
    affiliateId: 200001,
    numbers: [{ kind: 'member', number: 500001, standing: 'current' }],
  }
  const { text } = await open({ '/office/people': aPage([kai]) })
  await soon(() => expect(text()).toContain('Instructor number 500001'))
})

test('[OF-03] [LA-05] all numbers of a person are in the digits of the reader’s language, and a card keeps its own', async () => {
  const numbers = [{ kind: 'store', number: 7001, standing: 'current' }]
  const instructors = [{ memberNumber: 500001, name: 'Kai' }]
  const cards = [{ licenseID: '2503118466', title: 'Nitrox', certDate: '2019-07-01', standing: 'valid' }]
  const { text } = await open(
    {
      '/office/people/100001': aPerson({ type: 3, numbers, instructors, cards }),
      '/office/people': aPage([{ ...MARA, numbers }]),
    },
    '/office/people/100001',
  )
  await soon(() => expect(text()).toContain('Nitrox'))
  onTestFinished(() => i18n.use('en-US'))
  await i18n.use('ar-SA')
  await soon(() => expect(text()).toContain('١٠٠٠٠١'))
  for (const number of ['٥٠٠٠٠١', '٧٠٠١']) expect(text()).toContain(number)
  // Of the history.
  expect(text()).toContain('٩٠٠٠٠١')
  expect(text()).toContain('\u20682503 1184 66\u2069')
  expect(text().replace('2503 1184 66', '')).not.toMatch(/\d{4}/)
})

test('[OF-03] a search with a typo says that these people are only close', async () => {
  const { text } = await open({ '/office/people': aPage([MARA], { isSimilar: true }) })
  await soon(() => expect(text()).toContain('No exact match. These people have similar names.'))
})

test('[OF-03] an empty search and a failure say what to do', async () => {
  let answer: unknown = 500
  const { text, named } = await open({ '/office/people': () => answer })
  await soon(() => expect(text()).toContain('We couldn’t load people'))
  answer = aPage([])
  named('button', 'Try again')?.click()
  await soon(() => expect(text()).toContain('No one found'))
})

test('[OF-03] a person has one page: cards, standing of forms without answers, codes, history', async () => {
  const { text, named } = await open({ '/office/people/100001': aPerson() }, '/office/people/100001')
  await soon(() => expect(text()).toContain('Open Water Diver'))
  expect(named('h1', 'Mara Lindqvist')).toBeDefined()
  expect(text().indexOf('Open Water Diver')).toBeLessThan(text().indexOf('Change account type'))
  for (const part of [
    'diver@fathom.test',
    'Cleared until 1 March 2027',
    'Missing',
    'Ends in \u2066X7QK\u2069',
    'Answers are never shown here.',
    'Photo approved',
    'Fathom Staff',
  ])
    expect(text()).toContain(part)
  expect(text()).not.toContain('Save rights')
})

test('[OF-03] the way back from a person leads to the search that was made', async () => {
  const { find } = await open(
    { '/office/people/100001': aPerson() },
    '/office/people/100001?find=mara&type=1&other=x',
  )
  await soon(() => expect(find('a[href^="/office/people"]')).not.toBeNull())
  expect(find('a[href^="/office/people"]')?.getAttribute('href')).toBe('/office/people?find=mara&type=1')
})

test('[OF-03] the history of a changed type says from which to which', async () => {
  const [entry] = aPerson().history
  const history = [{ ...entry, action: 'type-changed', detail: { from: 1, to: 2 } }]
  const { text } = await open({ '/office/people/100001': aPerson({ history }) }, '/office/people/100001')
  await soon(() => expect(text()).toContain('Account type changedFrom Diver to Instructor'))
})

test('[OF-03] [OF-09] the history of a person names rights, levels and devices in words', async () => {
  const [entry] = aPerson().history
  const history = [
    { ...entry, id: '4', action: 'rights-changed', detail: { given: ['cards'], taken: ['audit'] } },
    { ...entry, id: '3', action: 'certification-issued', detail: { levelID: 20, reason: 'Lost file' } },
    { ...entry, id: '2', action: 'devices-revoked', detail: { revoked: 3 } },
    { ...entry, id: '1', action: 'accounts-merged', detail: { from: 1000007, to: 100001, other: 'x' } },
  ]
  const { text } = await open({ '/office/people/100001': aPerson({ history }) }, '/office/people/100001')
  await soon(() => expect(text()).toContain('Rights changed'))
  for (const part of [
    'Rights changedGiven: CardsTaken away: Audit log',
    'Certification issuedCertification level: Open Water DiverReason: Lost file',
    'Devices revokedNumber: 3',
    'Accounts mergedFrom 1000007 to 100001',
  ])
    expect(text()).toContain(part)
})

test('[OF-03] [OF-09] the history says which card was corrected', async () => {
  const [entry] = aPerson().history
  const object = { kind: 'certification', id: 'US-1', name: 'Rescue Diver' }
  const history = [{ ...entry, action: 'certification-corrected', object, detail: { reason: 'Typo' } }]
  const { text } = await open({ '/office/people/100001': aPerson({ history }) }, '/office/people/100001')
  await soon(() => expect(text()).toContain('Certification corrected: Rescue Diver'))
})

test('[OF-03] an address breaks after the @ and its dots, and a part of a code keeps its direction', async () => {
  const codes = [{ ending: '4-08', title: 'Nitrox' }]
  const { text, find } = await open({ '/office/people/100001': aPerson({ codes }) }, '/office/people/100001')
  await soon(() => expect(text()).toContain('diver@fathom.test'))
  expect(find('bdi:has(wbr)')?.outerHTML).toContain('dir="ltr">diver@<wbr>fathom.<wbr>test</bdi>')
  expect(text()).toContain('\u20664-08\u2069')
})

test('[OF-03] a number that nobody has', async () => {
  const { text } = await open({ '/office/people/5': 404 }, '/office/people/5')
  await soon(() => expect(text()).toContain('No one has this affiliate number'))
})

test('[OF-01] anyone who manages settings gives rights, and learns why it is refused', async () => {
  const sent: unknown[] = []
  let answer = () => Response.json({ problem: 'last-settings', errors: [] }, { status: 409 })
  const { text, find, named } = await open(
    {
      '/office/people/900002': aPerson({ affiliateId: 900002, type: 9, rights: ['people', 'settings'] }),
      '/office/people/900002/rights': ({ body }: { body: string }) => {
        sent.push(JSON.parse(body))
        return answer()
      },
    },
    '/office/people/900002',
  )
  await soon(() => expect(named('button', 'Save rights')).toBeDefined())
  const boxes = () =>
    find('main, div')?.ownerDocument.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
  expect(boxes()?.length).toBe(STAFF_RIGHTS.length)
  boxes()?.[STAFF_RIGHTS.indexOf('settings')]?.click()
  await soon(() => expect((named('button', 'Save rights') as HTMLButtonElement).disabled).toBe(false))
  named('button', 'Save rights')?.click()
  await soon(() => expect(text()).toContain('Someone must keep the right “Settings”.'))
  answer = () => new Response(null, { status: 204 })
  named('button', 'Save rights')?.click()
  await soon(() => expect(currentToast()?.text).toBe('Rights saved. They apply from now on.'))
  expect(sent).toEqual([{ rights: ['people'] }, { rights: ['people'] }])
})

test('[OF-01] one’s own rights are shown, and a colleague changes them', async () => {
  const own = aPerson({ affiliateId: 100001, type: 9, rights: ['people', 'settings'] })
  const { text, find, named } = await open({ '/office/people/100001': own }, '/office/people/100001')
  await soon(() => expect(text()).toContain('These are your own rights. A colleague can change them.'))
  expect(named('button', 'Save rights')).toBeUndefined()
  expect(find('input[type=checkbox]:not(:disabled)')).toBeNull()
})

test('[OF-03] a change of type names the person and both types, and asks first', async () => {
  const sent: unknown[] = []
  const { text, find, named } = await open(
    {
      '/office/people/100001': aPerson(),
      '/office/people/100001/type': ({ body }: { body: string }) => {
        sent.push(JSON.parse(body))
        return new Response(null, { status: 204 })
      },
    },
    '/office/people/100001',
  )
  await soon(() => expect(find('select')).toBeTruthy())
  const select = find<HTMLSelectElement>('select')
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, '9')
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect((named('button', 'Change account type') as HTMLButtonElement).disabled).toBe(false))
  named('button', 'Change account type')?.click()
  await soon(() => expect(text()).toContain('Change Mara Lindqvist (100001) from Diver to Staff?'))
  expect(find('dialog[open]')?.textContent).toContain('The person is signed out everywhere')
  expect(sent).toEqual([])
  named('dialog[open] button', 'Change account type')?.click()
  await soon(() => expect(sent).toEqual([{ type: 9 }]))
})

test('[OF-03] staff without the right to settings cannot make staff', async () => {
  const { text, find } = await open(
    { '/office/people/100001': aPerson(), '/office/rights/own': { rights: ['people'] } },
    '/office/people/100001',
  )
  await soon(() => expect(text()).toContain('Change account type'))
  const options = [...(find<HTMLSelectElement>('select')?.options ?? [])].map(({ text: label }) => label)
  expect(options).toEqual(['Diver', 'Instructor', 'Dive center'])
})
