import { expect, test, vi } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { someResults } from '../performance/results.fixture.ts'
import { anArchive, aRecord } from '../record/record.fixture.ts'
import { aMyCourse, OPEN_WATER } from '../training.fixture.ts'

const open = (accommodation: unknown, isPassed = false) =>
  anOpenPage(`/training/instructor/eRecord/100008/${OPEN_WATER}?affiliateId=100008`, {
    ...signedInAs(2),
    '/students/100008/courses': [aMyCourse()],
    '/instructor/eRecord': aRecord({ name: 'Milo Hart', affiliateId: 100008 }),
    '/instructor/eRecord/archive': anArchive(),
    '/instructor/assessmentresults': someResults({
      name: 'Milo Hart',
      affiliateId: 100008,
      examAttempts: isPassed ? null : { left: 3, nextAt: null },
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
