import type { ClassChoicesWire } from '@fathom/contract/training/classes'
import { expect, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { OPEN_WATER } from '../training.fixture.ts'
import { aClassRecord, aClassSession, CLASS_ID, MILO, NOURA } from './classes.fixture.ts'

const CENTER = 3
const NITROX = '01920000-0000-7000-8000-000000000003'
const CLASS = `/classes/${CLASS_ID}`

const at7001 = { storeNumbers: [7001], isCaller: false }
const choices: ClassChoicesWire = {
  stores: [{ storeNumber: 7001, name: 'Harbour Divers' }],
  instructors: [
    { memberNumber: 500001, name: 'Kai Nakamura', ...at7001 },
    { memberNumber: 500777, name: 'Ama Boateng', ...at7001 },
  ],
  courses: [
    { packageId: OPEN_WATER, title: 'Open Water Diver' },
    { packageId: NITROX, title: 'Enriched Air Nitrox' },
  ],
  students: [MILO, NOURA].map((enrolmentId, at) => ({
    ...{ enrolmentId, affiliateId: at, name: `Student ${at}`, packageId: OPEN_WATER },
    ...{ storeNumber: 7001, memberNumber: 500001 },
  })),
}

const open = (address: string, answers: Answers, type = CENTER) =>
  anOpenPage(address, { ...signedInAs(type), ...answers })

async function openEdit(record: ReturnType<typeof aClassRecord>, offered: ClassChoicesWire = choices) {
  const sent: unknown[] = []
  const page = await open(`/training${CLASS}`, {
    [`${CLASS}/questions`]: [],
    '/class-choices': offered,
    [CLASS]: ({ method, body }: { method: string; body: string }) => {
      if (method !== 'PUT') return record
      sent.push(JSON.parse(body))
      return 204
    },
  } as Answers)
  await soon(() => expect(page.named('button', 'Edit class')).toBeDefined())
  page.named('button', 'Edit class')?.click()
  await soon(() => expect(page.named('dialog button', 'Save class')).toBeDefined())
  const select = (label: string) => {
    const named = [...page.place.querySelectorAll<HTMLLabelElement>('dialog label')]
    const id = named.find(({ textContent }) => textContent.trim() === label)?.htmlFor
    return page.find<HTMLSelectElement>(`dialog select[id="${id}"]`)
  }
  const choose = (label: string, value: string) => {
    const field = select(label)
    if (!field) throw new Error(`there is no ${label}`)
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { page, sent, select, choose, dialog: () => page.find('dialog')?.textContent }
}

test('[LE-09] a dive center gives a class to another instructor, and is told who signs what was taught', async () => {
  const { page, sent, choose, dialog } = await openEdit(aClassRecord({ isCourseFixed: true }))
  expect(dialog()).not.toContain('stay with Kai Nakamura')
  choose('Instructor', '500777')
  await soon(() => expect(dialog()).toContain('Sessions that have begun stay with Kai Nakamura.'))
  page.named('dialog button', 'Save class')?.click()
  await soon(() => expect(sent).toMatchObject([{ memberNumber: 500777, packageId: OPEN_WATER, version: 3 }]))
})

test('[LE-09] the only instructor of a dive center is shown, too', async () => {
  const { select } = await openEdit(aClassRecord(), {
    ...choices,
    instructors: choices.instructors.slice(0, 1),
  })
  expect(select('Instructor')?.value).toBe('500001')
})

test('[LE-09] a class gets another course, with what that means; with attendance it says why it can’t', async () => {
  const { page, sent, choose, dialog } = await openEdit(aClassRecord({ isCourseFixed: false }))
  choose('Course', NITROX)
  await soon(() => expect(dialog()).toContain('Students of the previous course leave the class'))
  page.named('dialog button', 'Save class')?.click()
  await soon(() => expect(sent).toMatchObject([{ packageId: NITROX, enrolmentIds: [] }]))
  const fixed = await openEdit(aClassRecord({ isCourseFixed: true }))
  expect(fixed.select('Course')?.disabled).toBe(true)
  expect(fixed.dialog()).toContain('Attendance or sign-offs are recorded in this class')
})

test('[LE-09] a dive center without instructors reads why it can’t make a class, and whom to ask', async () => {
  const page = await open('/training/classes', {
    '/learning/classes': [],
    '/class-choices': { ...choices, instructors: [] },
  })
  await soon(() => expect(page.named('button', 'New class')).toBeDefined())
  page.named('button', 'New class')?.click()
  await soon(() => expect(page.find('dialog')?.textContent).toContain('has no instructors here yet'))
  expect(page.find('dialog a[target=_blank]')?.getAttribute('href')).toBeTruthy()
})

test('[LE-09] a session that is too long says so at its end, before it is sent', async () => {
  const session = aClassSession({ startsAt: '17:00', endsAt: '13:30' })
  const { page } = await openEdit(aClassRecord({ sessions: [session] }))
  page.named('dialog button', 'Cancel')?.click()
  await soon(() => expect(page.find('dialog')).toBeNull())
  page.named('button', 'Edit session')?.click()
  await soon(() =>
    expect(page.find('dialog')?.textContent).toContain('A session lasts at most 16 hours. Check the start'),
  )
  expect(page.find('dialog')?.textContent).not.toContain('Ends on the next day.')
  expect(page.named('dialog button', 'Save session')).toHaveProperty('disabled', true)
})

test('[LE-09] names in one line are isolated, so that those in another script stay in their place', async () => {
  const { page } = await openEdit(aClassRecord({ memberName: 'نورة الحربي' }))
  const lead = [...page.place.querySelectorAll('p')].find(({ textContent }) =>
    textContent.includes(' · نورة'),
  )
  expect(lead?.textContent).toBe('Open Water Diver · نورة الحربي · Harbour Divers')
  expect([...(lead?.querySelectorAll('bdi') ?? [])].map((one) => one.textContent)).toEqual([
    ...['Open Water Diver', 'نورة الحربي', 'Harbour Divers'],
  ])
})

test('[LE-09] a session of an earlier instructor says who signs it off', async () => {
  const session = aClassSession({ maySign: false, taughtBy: 'Ama Boateng' })
  const { page } = await openEdit(aClassRecord({ sessions: [session] }))
  expect(page.text()).toContain('Ama Boateng taught this session. Only Ama Boateng can sign it off.')
  expect(page.named('button', 'Sign off session')).toBeUndefined()
})
