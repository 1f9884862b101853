import type { AssessmentResultsWire } from '@fathom/contract/training'
import { expect, test, vi } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { aResult, someResults } from '../performance/results.fixture.ts'
import { anArchive, aRecord } from '../record/record.fixture.ts'
import { aMyCourse, OPEN_WATER } from '../training.fixture.ts'

const open = (accommodation: unknown, isPassed = false, more: Partial<AssessmentResultsWire> = {}) =>
  anOpenPage(`/training/instructor/eRecord/100008/${OPEN_WATER}?affiliateId=100008`, {
    ...signedInAs(2),
    '/students/100008/courses': [aMyCourse()],
    '/instructor/eRecord': aRecord({ name: 'Milo Hart', affiliateId: 100008 }),
    '/instructor/eRecord/archive': anArchive(),
    '/instructor/assessmentresults': someResults({
      name: 'Milo Hart',
      affiliateId: 100008,
      examAttempts: isPassed ? null : { left: 3, nextAt: null },
      ...more,
    }),
    '/instructor/exam-accommodation': accommodation,
  })

const NONE = { timeFactor: 1, readAloud: false, setAt: null, setBy: null }

test('[TS-11] a teacher gives a student more time and reading aloud, and sees who set it', async () => {
  const put = vi.fn()
  const { text, find, named } = await open(({ method, body }: { method: string; body: string }) => {
    if (method === 'GET') return NONE
    put(JSON.parse(body))
    return { ...JSON.parse(body), setAt: '2026-11-16T10:00:00.000Z', setBy: 'Kai Nakamura' }
  })
  await soon(() => expect(text()).toContain('Exam accommodations'))
  expect(named('button', 'Save accommodations')).toHaveProperty('disabled', true)
  const select = [...document.querySelectorAll('select')].find(({ value }) => value === '1')
  expect(select?.textContent).toBe('Normal time25% more time50% more time100% more time200% more time')
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, '1.5')
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  find<HTMLInputElement>('input[type="checkbox"]')?.click()
  await soon(() => expect(named('button', 'Save accommodations')).toHaveProperty('disabled', false))
  named('button', 'Save accommodations')?.click()
  await soon(() => expect(text()).toMatch(/Set by Kai Nakamura on 16 Nov(ember)? 2026\./))
  expect(put).toHaveBeenCalledExactlyOnceWith({ timeFactor: 1.5, readAloud: true })
  expect(currentToast()?.text).toBe('Accommodations saved.')
})

test('[TS-11] a passed exam needs no accommodation', async () => {
  const { text } = await open(NONE, true)
  await soon(() => expect(text()).toContain('Results over time'))
  expect(text()).not.toContain('Exam accommodations')
})

test('[TS-11] after the exam the record still says that more time was given, and by whom', async () => {
  const given = { timeFactor: 1.5, readAloud: true, setAt: '2026-05-01T10:00:00.000Z', setBy: 'Kai Nakamura' }
  const exam = aResult({ kind: 'exam', status: 'passed', score: 0.92, timeFactor: 1.5 })
  const { text, find, named } = await open(given, true, { results: [exam] })
  await soon(() => expect(text()).toContain('Exam accommodations50% more timeQuestions can be read aloud'))
  expect(text()).toMatch(/Set by Kai Nakamura on 1 May 2026\./)
  expect(named('button', 'Save accommodations')).toBeUndefined()
  named('label', 'Table')?.click()
  await soon(() => expect(find('table + *, table')).not.toBeNull())
  await soon(() =>
    expect([...document.querySelectorAll('td')].map((cell) => cell.textContent)).toContain(
      'Passed50% more time',
    ),
  )
})

test('[TS-11] the record says that an exam is under way, and until when', async () => {
  const startedAt = new Date(Date.now() - 60_000).toISOString()
  const until = (ms: number) => ({
    examUnderway: { startedAt, endsAt: new Date(Date.now() + ms).toISOString() },
  })
  const running = await open(NONE, false, until(3_600_000))
  await soon(() => expect(running.text()).toContain('Milo Hart is taking the exam'))
  expect(running.text()).toContain('The time ends on')
  const over = await open(NONE, false, until(-1000))
  await soon(() => expect(over.text()).toContain('The exam isn’t handed in yet.'))
  const unlimited = await open(NONE, false, { examUnderway: { startedAt, endsAt: null } })
  await soon(() => expect(unlimited.text()).toContain('Milo Hart is taking the exam'))
  expect(unlimited.text()).not.toContain('The time')
  const none = await open(NONE)
  await soon(() => expect(none.text()).toContain('Exam accommodations'))
  expect(none.text()).not.toContain('is taking the exam')
})

test('[LE-08] for those who teach, a missed question names the lesson and the page that teach it', async () => {
  const missed = {
    ...{ id: 'q', section: 'Water world', seconds: null, at: null, isRightSince: false },
    ...{ prompt: 'How fast is sound?', given: 'Slow', right: 'Fast' },
    result: 'wrong' as const,
    taught: { lesson: 'water-world', title: 'Water world', page: 'Light and sound', why: null },
  }
  const { text, find } = await open(NONE, false, { results: [aResult({ answers: [missed] })] })
  await soon(() => expect(text()).toContain('Page that teaches itWater world · Light and sound'))
  expect(find('a[href*="/lesson/"]')).toBeNull()
})
