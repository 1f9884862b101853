import type { CenterStudentsWire, CenterStudentWire } from '@fathom/contract/training'
import { expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { aClass } from '../students/class.fixture.ts'

const idOf = (index: number) => `01920000-0000-7000-8000-${String(index).padStart(12, '0')}`

const rows = (count: number): CenterStudentWire[] =>
  Array.from({ length: count }, (_, index) => {
    const [student] = aClass()
    const [course] = student?.courses ?? []
    if (!student || !course) throw new Error('the class has students')
    return {
      ...{
        affiliateId: 100_100 + index,
        name: `Student ${index}`,
        course: { ...course, enrolmentId: idOf(index) },
      },
      ...(index === 0
        ? { memberNumber: null, memberName: null }
        : { memberNumber: 500001, memberName: 'Kai Nakamura' }),
    }
  })

const answered = (all: readonly CenterStudentWire[]) => {
  const answer = ({ path }: { path: string }): CenterStudentsWire => {
    const page = Number(new URL(path, 'http://x').searchParams.get('page'))
    return {
      ...{ items: all.slice((page - 1) * 50, page * 50), total: all.length, page, pageSize: 50, courses: [] },
      people: new Set(all.map(({ affiliateId }) => affiliateId)).size,
      instructors: [
        { memberNumber: 500001, name: 'Kai Nakamura' },
        { memberNumber: 500777, name: 'Ama Boateng' },
      ],
    }
  }
  return { '/center/students': answer } as Answers
}

const open = (answers: Answers, type = 3, address = '/training/students?view=list') =>
  anOpenPage(address, { '/learning/students': aClass(), ...signedInAs(type), ...answers })

test('[LE-10] a dive center finds its students by instructor, an instructor only their own class', async () => {
  const center = await open(answered(rows(2)), 3, '/training/students')
  await soon(() => expect(center.text()).toContain('By instructor'))
  const list = await open(answered(rows(2)))
  await soon(() => expect(list.named('th', 'Instructor')).toBeDefined())
  expect(list.text()).toContain('No instructor')
  expect(list.text()).toContain('Kai Nakamura')
  const own = await open(answered(rows(2)), 2)
  await soon(() => expect(own.text()).toContain('Milo Hart'))
  expect(own.text()).not.toContain('By instructor')
})

test('[LE-10] someone with two courses is one student', async () => {
  const [one, other] = rows(2)
  if (!one || !other) throw new Error('there are two rows')
  const page = await open(answered([one, { ...other, affiliateId: one.affiliateId, name: one.name }]))
  await soon(() => expect(page.text()).toContain('1 student shown'))
})

test('[LE-10] several are assigned at once, and undo gives them back', async () => {
  const sent: { assignments: unknown }[] = []
  const assign = ({ body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return {
      changed: [
        { enrolmentId: idOf(0), before: null },
        { enrolmentId: idOf(1), before: 500001 },
      ],
    }
  }
  const page = await open({ '/center/students/instructor': assign, ...answered(rows(2)) } as Answers)
  await soon(() => expect(page.text()).toContain('Student 1'))
  expect(page.named('button', 'Assign instructor')).toHaveProperty('disabled', true)
  page.find<HTMLInputElement>('input[type=checkbox]')?.click()
  await soon(() => expect(page.text()).toContain('2 selected'))
  page.named('button', 'Assign instructor')?.click()
  const confirm = () => page.find<HTMLButtonElement>('dialog button')
  await soon(() => expect(confirm()).not.toBeNull())
  confirm()?.click()
  await soon(() => expect(currentToast()?.text).toBe('2 students assigned to Kai Nakamura.'))
  expect(sent[0]).toEqual({
    assignments: [0, 1].map((index) => ({ enrolmentId: idOf(index), memberNumber: 500001 })),
  })
  dismissToast(currentToast()?.id ?? 0, true)
  await soon(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({
    assignments: [
      { enrolmentId: idOf(0), memberNumber: null },
      { enrolmentId: idOf(1), memberNumber: 500001 },
    ],
  })
})

test('[LE-10] a long list comes a page at a time', async () => {
  const { text, named, requested } = await open(answered(rows(120)))
  await soon(() => expect(text()).toContain('Student 49'))
  expect(text()).not.toContain('Student 50')
  named('button', 'Show more')?.click()
  await soon(() => expect(text()).toContain('Student 99'))
  expect(
    requested()
      .filter((path) => path.includes('center/students?'))
      .at(-1),
  ).toContain('page=2&pageSize=50')
})

test('[LE-10] of a very long list only the rows near the viewport are rendered; all can be selected', async () => {
  const page = await open(answered(rows(150)))
  for (const count of [50, 100]) {
    await soon(() => expect(page.text()).toContain(`Student ${count - 1}`))
    page.named('button', 'Show more')?.click()
  }
  await soon(() => expect(page.find('table')?.getAttribute('aria-rowcount')).toBe('151'))
  const rendered = page.place.querySelectorAll('tbody tr[data-index]')
  expect(rendered.length).toBeGreaterThan(5)
  expect(rendered.length).toBeLessThan(100)
  expect(rendered[0]?.getAttribute('aria-rowindex')).toBe('2')
  page.find<HTMLInputElement>('input[type=checkbox]')?.click()
  await soon(() => expect(page.text()).toContain('150 selected'))
})

test('[LE-10] the filters are in the address and in the call', async () => {
  const { find, requested } = await open(
    answered(rows(2)),
    3,
    '/training/students?view=list&instructor=none&state=stuck',
  )
  await soon(() => expect(find('table')).not.toBeNull())
  expect(requested().some((path) => path.includes('instructor=none&state=stuck'))).toBe(true)
})

test('[LE-10] a list that does not load can be tried again, and a failed export says so', async () => {
  const failing = await open({ '/center/students': 500 })
  await soon(() => expect(failing.named('button', 'Try again')).toBeDefined())
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }))
  const page = await open({ '/center/students.csv': 500, ...answered(rows(1)) })
  await soon(() => expect(page.named('button', 'Export CSV')).toBeDefined())
  page.named('button', 'Export CSV')?.click()
  await soon(() => expect(currentToast()?.text).toBe('Something went wrong. Try again.'))
})
