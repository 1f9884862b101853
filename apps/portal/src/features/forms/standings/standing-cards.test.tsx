import type { FormStandingsWire, FormStandingWire } from '@fathom/contract/forms'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import {
  CertifyNotice,
  GuestStandings,
  StudentStanding,
  StudentStandingCard,
  useStandings,
} from './standing-cards.tsx'

const form = (more: Partial<FormStandingWire> = {}): FormStandingWire => ({
  state: 'cleared',
  documentId: 'd-1',
  signedAt: '2026-11-01T10:00:00.000Z',
  validUntil: '2027-11-01T10:00:00.000Z',
  declinedAt: null,
  isPhysicianNeeded: false,
  isPageWaiting: false,
  request: 'asked',
  answersChangedAt: null,
  physician: null,
  guardian: null,
  isReadable: false,
  ...more,
})

const MISSING = form({ state: 'missing', documentId: null, signedAt: null, validUntil: null })

const PEOPLE: FormStandingsWire = [
  {
    affiliateId: 100002,
    name: 'Ines Duarte',
    kind: 'student',
    changedBirthDate: {
      ...{ birthDate: '1990-01-02', earlier: ['1957-03-03', '2014-01-02'] },
      changedAt: '2026-11-03T12:00:00.000Z',
      ...{ isToConfirm: true, confirmed: null },
    },
    medical: form(),
    release: form({ isReadable: true }),
  },
  {
    affiliateId: 100005,
    name: 'Dana Okafor',
    kind: 'guest',
    changedBirthDate: null,
    medical: form({ state: 'expired', validUntil: '2026-10-01T10:00:00.000Z' }),
    release: MISSING,
  },
]

let close: (() => void) | undefined
afterEach(() => close?.())

async function open(children: ReactNode, get: () => Promise<FormStandingsWire> = async () => PEOPLE) {
  await Promise.all([
    i18n.use('en-US'),
    i18n.need('forms'),
    i18n.need('forms-standing'),
    i18n.need('forms-signers'),
  ])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={{ http: { get } } as unknown as Calls}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  close = () => {
    root.unmount()
    place.remove()
  }
  return { place, says: (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text)) }
}

function Class() {
  const standings = useStandings(200001)
  return (
    <>
      <StudentStanding standings={standings} student={100002} />
      <GuestStandings
        confirmOf={({ name }) => `Confirm ${name}`}
        pagesOf={({ name }) => `Pages of ${name}`}
        standings={standings}
        tasksOf={({ name }) => `Tasks of ${name}`}
      />
    </>
  )
}

test('[TS-04] [TS-10] students and guests are shown with the state of each form and its end', async () => {
  const { place, says } = await open(<Class />)
  await says('Discover Scuba Diving guests')
  const student = place.querySelector('dl')?.textContent
  expect(student).toMatch(/^MedicalCleared until .*2027No physician neededReleaseValid until .*2027$/)
  const guest = [...place.querySelectorAll('li li')].map(({ textContent }) => textContent)
  expect(guest).toEqual([expect.stringMatching(/^MedicalExpired on .*2026Signed on/), 'ReleaseMissing'])
  expect(place.textContent).not.toContain('Tasks of')
  expect(place.querySelector('h3')?.textContent).toBe('Dana Okafor')
})

test('[TS-04] [TS-09] the record says how a clearance came about, and offers the PDF of the release only', async () => {
  const { place, says } = await open(<StudentStandingCard affiliateId={200001} student={100002} />)
  await says('No physician needed')
  expect(place.textContent).toContain('Signed on')
  expect([...place.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'))).toEqual([
    'Download as PDF: Release of Ines Duarte',
  ])
})

test('[TS-04] a form without a Yes that an open request holds is not said to need no physician', async () => {
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const people = [{ ...ines, medical: form({ state: 'physician-awaited' }) }, ...others]
  const card = <StudentStandingCard affiliateId={200001} student={100002} />
  const { place, says } = await open(card, async () => people)
  await says('Waiting for physician')
  expect(place.textContent).not.toContain('No physician needed')
})

test('[TS-04] a form without a Yes after one that a physician approved names that approval', async () => {
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const earlierApproval = { by: 'Ana Ruiz', at: '2026-11-03T10:00:00.000Z' }
  const people = [{ ...ines, medical: form({ state: 'cleared', earlierApproval }) }, ...others]
  for (const card of [
    <StudentStandingCard affiliateId={200001} key="card" student={100002} />,
    <Class key="list" />,
  ]) {
    const { place } = await open(card, async () => people)
    const words = 'Earlier questionnaire approved by Ana Ruiz on 3 November 2026'
    await vi.waitFor(() => expect(place.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toContain(words))
    expect(place.querySelector('li, dl')?.textContent).not.toContain('No physician needed')
    close?.()
  }
})

test('[TS-04] the record says who approved, by which way and when', async () => {
  const origin = { way: 'mailed-link', by: 'a•••@clinic.test', at: '2026-11-03T10:00:00.000Z' } as const
  const physician = { name: 'Ana Ruiz', origin, way: 'typed' } as const
  const guardian = {
    name: 'Rui Duarte',
    way: 'drawn' as const,
    origin: { ...origin, way: 'in-person', by: 'Kai Nakamura' } as const,
  }
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const people = [{ ...ines, medical: form({ isPhysicianNeeded: true, physician, guardian }) }, ...others]
  const card = <StudentStandingCard affiliateId={200001} student={100002} />
  const { says } = await open(card, async () => people)
  await says('Physician: Ana Ruiz · Link emailed to a•••@clinic.test · Typed name · 3 November')
  await says('Parent or guardian: Rui Duarte · In person, witnessed by Kai Nakamura · Drawn by hand · 3 ')
})

test('[TS-03] [TS-04] [TS-06] the list says by which way a form came about, and that a page waits for the reader', async () => {
  const origin = { way: 'paper', by: 'Kai Nakamura', at: '2026-11-03T10:00:00.000Z' } as const
  const seen = { name: 'Ana Ruiz', origin, way: null }
  const guardian = {
    name: 'Rui Duarte',
    way: 'drawn' as const,
    origin: { ...origin, way: 'in-person', by: 'Kai Nakamura' } as const,
  }
  const [ines, dana] = PEOPLE as [FormStandingsWire[number], FormStandingsWire[number]]
  const { place, says } = await open(<Class />, async () => [
    {
      ...ines,
      medical: form({
        ...{ isPhysicianNeeded: true, physician: seen },
        guardian: { ...guardian, name: 'Ada Marin', way: 'typed' },
      }),
      release: form({ guardian }),
    },
    { ...dana, medical: form({ state: 'physician-awaited', isPhysicianNeeded: true, isPageWaiting: true }) },
  ])
  await says('\u2068Ada Marin\u2069 · In person, witnessed by Kai Nakamura · Typed name')
  await says('Physician: \u2068Ana Ruiz\u2069 · On paper, seen by Kai Nakamura')
  await says('Parent or guardian: \u2068Rui Duarte\u2069 · In person, witnessed by Kai Nakamura')
  await says('Needs your help: check page')
  expect(place.textContent).not.toContain('Waiting for physician')
  await says('Tasks of Dana Okafor')
})

test('[TS-03] [TS-04] after a refusal too, the list says that a page waits for the reader', async () => {
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const declinedAt = '2026-11-03T10:00:00.000Z'
  const medical = form({ state: 'decision-awaited', declinedAt, isPageWaiting: true })
  const { place, says } = await open(<Class />, async () => [{ ...ines, medical }, ...others])
  await says('Declined on 3 November 2026. Needs your help: check page')
  expect(place.textContent).not.toContain('waiting for a new decision')
})

test('[ST-08] [TS-04] the record says which new approval counts after a refusal, before anyone visits a physician', async () => {
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const medical = form({ state: 'decision-awaited', declinedAt: '2026-11-03T10:00:00.000Z', request: 'none' })
  const card = <StudentStandingCard affiliateId={200001} student={100002} />
  const { says } = await open(card, async () => [{ ...ines, medical }, ...others])
  await says('if a physician is asked by email after the refusal of 3 November 2026.')
  await says('On paper, the earliest day of the examination is 5 November 2026: the page states no time,')
})

test('[TS-04] list and record say that a Yes was replaced by none, and when, without an answer', async () => {
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const changed = { ...ines, medical: form({ answersChangedAt: '2026-11-05T12:00:00.000Z' }) }
  const card = <StudentStandingCard affiliateId={200001} student={100002} />
  for (const shown of [<Class key="list" />, card]) {
    const { says } = await open(shown, async () => [changed, ...others])
    await says('Answers changed on 5 November 2026: a Yes before, now none')
    close?.()
  }
})

test('[TS-04] before anyone was asked, and when a physician will not answer, the list says what is next', async () => {
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const declinedAt = '2026-11-03T10:00:00.000Z'
  const listed = async (more: Partial<FormStandingWire>, words: string) => {
    const { place, says } = await open(<Class />, async () => [{ ...ines, medical: form(more) }, ...others])
    await says(words)
    expect(place.textContent).not.toMatch(/Waiting for physician|waiting for a new decision/)
    close?.()
  }
  const decision = { state: 'decision-awaited', declinedAt } as const
  await listed({ ...decision, request: 'none' }, 'Declined on 3 November 2026. Next: ask a physician')
  await listed({ ...decision, request: 'refused' }, 'Declined on 3 November 2026, new request not accepted')
  await listed({ state: 'physician-awaited', request: 'none' }, 'Physician required, none asked yet')
  await listed({ state: 'physician-awaited', request: 'refused' }, 'Physician did not accept the request')
})

test('[TS-09] a release that names others says why there is no PDF', async () => {
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const card = <StudentStandingCard affiliateId={200001} student={100002} />
  const { place, says } = await open(card, async () => [{ ...ines, release: form() }, ...others])
  await says('The release names neither you nor your dive center, so you cannot open its PDF.')
  expect(place.querySelector('button')).toBeNull()
})

test('[TS-04] [TS-09] of a student of former times the record shows the release, and the list nothing', async () => {
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const former = async () => [{ ...ines, medical: null, changedBirthDate: null }, ...others]
  const card = <StudentStandingCard affiliateId={200001} student={100002} />
  const record = await open(card, former)
  await record.says('Release')
  expect(record.place.textContent).not.toContain('Medical')
  expect(record.place.querySelector('button')?.getAttribute('aria-label')).toContain('Release of Ines Duarte')
  close?.()
  const { place, says } = await open(<Class />, former)
  await says('Discover Scuba Diving guests')
  expect(place.querySelector('dl')).toBeNull()
})

test('[TS-04] forms that do not load say so and can be retried', async () => {
  const get = vi.fn<() => Promise<FormStandingsWire>>().mockRejectedValueOnce(new Error('lost'))
  get.mockResolvedValue(PEOPLE)
  const card = <StudentStandingCard affiliateId={200001} student={100002} />
  const { place, says } = await open(card, get)
  await says('We could not load the forms.')
  place.querySelector('button')?.click()
  await says('Cleared until')
})

test('[TS-05] a name that two accounts have shows in the list and in the record', async () => {
  const twins = async () => PEOPLE.map((each) => ({ ...each, hasNamesake: each.affiliateId === 100002 }))
  const { place, says } = await open(<Class />, twins)
  await says('Another student or guest of yours has this name.')
  expect(place.textContent?.split('has this name')).toHaveLength(2)
  close?.()
  const record = await open(<StudentStandingCard affiliateId={200001} student={100002} />, twins)
  await record.says('Another student or guest of yours has this name.')
})

test('[TS-05] the teacher reads that forms wait for the birth date because of a minor of the same name', async () => {
  const changedBirthDate = {
    ...{ birthDate: '1990-01-02', earlier: [], changedAt: null },
    ...{ isToConfirm: true, hasMinorNamesake: true, confirmed: null },
  }
  const awaited = async () =>
    PEOPLE.map((each) =>
      each.affiliateId === 100002
        ? { ...each, hasNamesake: true, changedBirthDate, medical: form({ state: 'birth-date-awaited' }) }
        : each,
    )
  const why = 'A person under 18 with this name or email address is known to you or your dive center.'
  const { place, says } = await open(<Class />, awaited)
  await says(why)
  expect(place.textContent).toContain('Waiting for confirmation of the birth date')
  expect(place.textContent).not.toContain('Another student or guest of yours has this name.')
  close?.()
  const record = await open(<StudentStandingCard affiliateId={200001} student={100002} />, awaited)
  await record.says(why)
  expect(record.place.textContent).not.toContain('Birth date changed')
})

test('[TS-04] [TS-05] a changed birth date shows in the list and in the record, with every date before it', async () => {
  const text =
    'Birth date changed on 3 November 2026: 3 March 1957 → 2 January 2014 → 2 January 1990 · Check an identity document'
  const { place, says } = await open(<Class />)
  await says(text)
  expect(place.textContent?.split('Birth date changed')).toHaveLength(2)
  close?.()
  const { says: recordSays } = await open(<StudentStandingCard affiliateId={200001} student={100002} />)
  await recordSays(text)
})

test('[TS-06] a guardian who did not accept is not waited for any more', async () => {
  const [ines, dana] = PEOPLE as [FormStandingsWire[number], FormStandingsWire[number]]
  const refused = form({ state: 'guardian-awaited', isGuardianRefused: true })
  const { place, says } = await open(<Class />, async () => [ines, { ...dana, medical: refused }])
  await says('Guardian did not accept the request')
  expect(place.textContent).not.toContain('Waiting for guardian')
})

test('[TS-04] after a refusal the list names its day instead of only waiting for a physician', async () => {
  const [ines, dana] = PEOPLE as [FormStandingsWire[number], FormStandingsWire[number]]
  const again = form({ state: 'decision-awaited', declinedAt: '2026-11-03T10:00:00.000Z' })
  const { place, says } = await open(<Class />, async () => [ines, { ...dana, medical: again }])
  await says('Declined on 3 November 2026, waiting for a new decision')
  expect(place.textContent).not.toContain('Waiting for physician')
  await says('Tasks of Dana Okafor')
})

test('[TS-01] [TS-04] the record says why an approval by someone who teaches does not count', async () => {
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const card = <StudentStandingCard affiliateId={200001} student={100002} />
  const { says } = await open(card, async () => [
    { ...ines, medical: form({ state: 'physician-teaches', isPhysicianNeeded: true }) },
    ...others,
  ])
  await says('Approved by an instructor or dive center')
  await says('The diver must sign again and ask another physician.')
})

test('[TS-04] before certifying, a student whose forms do not count is named with what is missing', async () => {
  const [ines, ...others] = PEOPLE as [FormStandingsWire[number], ...FormStandingsWire]
  const notice = <CertifyNotice affiliateId={200001} student={100002} title="Not cleared for the water" />
  const declined = form({ state: 'declined', declinedAt: '2026-11-03T10:00:00.000Z' })
  const { place, says } = await open(notice, async () => [{ ...ines, medical: declined }, ...others])
  await says('Not cleared for the water')
  expect(place.querySelector('dl')?.textContent).toBe('MedicalDeclined by a physician')
  close?.()
  const cleared = await open(
    <>
      <StudentStandingCard affiliateId={200001} student={100002} />
      {notice}
    </>,
  )
  await cleared.says('Cleared until')
  expect(cleared.place.textContent).not.toContain('Not cleared')
})

test('[TS-03] the page of a guest who was cleared on paper can be opened, and of no other guest', async () => {
  const origin = { way: 'paper', by: 'Kai Nakamura', at: '2026-11-03T10:00:00.000Z' } as const
  const [, dana] = PEOPLE as [FormStandingsWire[number], FormStandingsWire[number]]
  const onPaper = form({ isPhysicianNeeded: true, physician: { name: 'Ana Ruiz', origin, way: null } })
  const noa = { ...dana, affiliateId: 100009, name: 'Noa Berg' }
  const { place, says } = await open(<Class />, async () => [{ ...dana, medical: onPaper }, noa])
  await says('Pages of Dana Okafor')
  expect(place.textContent).not.toContain('Pages of Noa Berg')
})
