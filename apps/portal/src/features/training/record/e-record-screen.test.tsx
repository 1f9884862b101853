import { expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { aMyCourse, OPEN_WATER } from '../training.fixture.ts'
import { anArchive, aRecord, EARLIER } from './record.fixture.ts'

const ANSWERS: Answers = {
  '/my-courses': [aMyCourse()],
  [`/courses/${OPEN_WATER}/eRecord`]: aRecord(),
  [`/courses/${OPEN_WATER}/eRecord/archive`]: anArchive(),
}

const open = (address: string, answers: Answers = {}) => anOpenPage(address, { ...ANSWERS, ...answers })

test('[RT-10] the record shows what was done, when and by whom', async () => {
  const { text } = await open('/training/eRecord')
  await soon(() => expect(text()).toContain('Verified dives'))
  for (const words of [
    'Ines Marin',
    'Harbour Divers',
    'Final examPassed92%2',
    'Open water dive 1',
    'Skills: Giant stride entry and a-skill-of-their-own',
    '14 May 2026',
    'Kai Nakamura15 May 2026',
    'Card photo',
  ])
    expect(text()).toContain(words)
})

test('[CA-14] an exam in progress is said beside the result that counts so far, with its own date', async () => {
  const [lesson, exam] = aRecord().parts
  if (!lesson || !exam) throw new Error('there is an exam')
  const dates = { countedAt: '2026-05-10T09:00:00Z', doneAt: null, lastAt: '2026-05-12T09:00:00Z' }
  const parts = [lesson, { ...exam, ...dates, status: 'failed' as const, score: 0.7, isUnderway: true }]
  const { text } = await open('/training/eRecord', {
    [`/courses/${OPEN_WATER}/eRecord`]: aRecord({ parts }),
  })
  await soon(() => expect(text()).toContain('Final examNot passedExam in progress70%2'))
  expect(text()).toContain('10 May 2026')
  expect(text()).not.toContain('12 May 2026')
})

test('[CA-16] [EN-18] the archive lists each enrollment with its date, and links to the earlier ones', async () => {
  const { text, named } = await open(`/training/eRecord/${OPEN_WATER}`)
  await soon(() => expect(text()).toContain('Enrolled on 2 March 2024'))
  expect(named('a', 'Enrolled on 2 March 2024')?.getAttribute('href')).toBe(`/training/eRecord/${EARLIER}`)
  expect(text()).toContain('Ended · 2 March 2025')
  expect(named('a', 'Enrolled on 1 May 2026')).toBeUndefined()
  expect(text()).toContain('In progress · 54% · This record')
})

test('[RT-10] the record is saved as a PDF from the server, and a failure can be retried', async () => {
  const pdf = vi.fn<() => unknown>(() => 500)
  const { named } = await open('/training/eRecord', { '/eRecord.pdf': pdf })
  await soon(() => expect(named('button', 'Download PDF')).toBeDefined())
  named('button', 'Download PDF')?.click()
  await soon(() => expect(currentToast()?.text).toBe('We couldn’t download the PDF.'))
  const saved = vi.fn(() => 'blob:record')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved }))
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  pdf.mockReturnValue({})
  currentToast()?.action?.onPress()
  await soon(() => expect(clicked).toHaveBeenCalledOnce())
  expect(saved).toHaveBeenCalledOnce()
  clicked.mockRestore()
})

test('[CA-12] an unknown course is shown with its id', async () => {
  const { text } = await open('/training/eRecord/no-such', { '/courses/no-such/eRecord': 404 })
  await soon(() => expect(text()).toContain('No course found'))
  expect(text()).toContain('no-such')
})

test('[TS-05] a birth date that nobody has confirmed is marked in the record', async () => {
  const born = (isBirthDateUnconfirmed: boolean) =>
    open('/training/eRecord', { [`/courses/${OPEN_WATER}/eRecord`]: aRecord({ isBirthDateUnconfirmed }) })
  const { text } = await born(true)
  await soon(() =>
    expect(text().replaceAll(/[\u2068\u2069]/g, '')).toContain('3 February 1998 (not confirmed)'),
  )
})
