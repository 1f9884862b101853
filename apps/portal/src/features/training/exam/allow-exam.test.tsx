import { expect, test, vi } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { someResults } from '../performance/results.fixture.ts'
import { anArchive, aRecord } from '../record/record.fixture.ts'
import { aMyCourse, OPEN_WATER } from '../training.fixture.ts'

const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
const results = (nextAt: string | null) =>
  someResults({ name: 'Milo Hart', affiliateId: 100008, examAttempts: { left: 0, nextAt } })

const open = (results: unknown, allow: unknown) =>
  anOpenPage(`/training/instructor/eRecord/100008/${OPEN_WATER}?affiliateId=100008`, {
    ...signedInAs(2),
    '/students/100008/courses': [aMyCourse()],
    '/instructor/eRecord': aRecord({ name: 'Milo Hart', affiliateId: 100008 }),
    '/instructor/eRecord/archive': anArchive(),
    '/instructor/assessmentresults': results,
    '/instructor/exam-allowance': allow,
  })

test('[TS-11] a teacher sees that a student has to wait for the exam, and ends the wait', async () => {
  let nextAt: string | null = inAnHour
  const allow = vi.fn(({ path, method }: { path: string; method: string }) => {
    expect([method, path]).toEqual(['POST', expect.stringContaining('affiliateId=100008')])
    nextAt = null
    return { left: 3, nextAt }
  })
  const { text, named } = await open(() => results(nextAt), allow)
  await soon(() => expect(text()).toContain('Milo Hart has to wait for the next exam'))
  expect(text()).toMatch(/Too many failed attempts\. The next one is possible on .+ at .+\./)
  named('button', 'Allow exam now')?.click()
  await soon(() => expect(text()).not.toContain('has to wait for the next exam'))
  expect(allow).toHaveBeenCalledOnce()
  expect(currentToast()?.text).toBe('Milo Hart can take the exam again.')
})

test('[TS-11] a teacher is told when the wait could not be ended', async () => {
  const { text, named } = await open(results(inAnHour), 500)
  await soon(() => expect(named('button', 'Allow exam now')).toBeDefined())
  named('button', 'Allow exam now')?.click()
  await soon(() => expect(currentToast()?.text).toBe('We couldn’t allow the exam. Try again.'))
  expect(text()).toContain('has to wait for the next exam')
})
