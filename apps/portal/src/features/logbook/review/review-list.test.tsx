import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { aLog } from '../form/state/dive-log.fixture.ts'
import { FailureList } from './review-list.tsx'
import type { Failure } from './use-review.ts'

async function shown(...problems: Failure['problem'][]) {
  await Promise.all([i18n.use('en-US'), i18n.need('logbook-review')])
  const failures = problems.map((problem, at) => ({
    sent: { student: 'Leo', log: aLog({ id: `dive-${at}` }) },
    problem,
  }))
  const place = document.createElement('div')
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <FailureList failures={failures} onClose={() => undefined} />
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(place.textContent).toContain('Leo'))
  return place.textContent
}

test('[SC-11] says "wasn’t changed" only for dives known to be unchanged', async () => {
  const unknown = await shown('unexpected')
  expect(unknown).toContain('we couldn’t confirm what happened')
  expect(unknown).not.toContain('changed:')
  expect(await shown('unexpected', 'stale')).toMatch(
    /^1 dive wasn’t changed:.+changed in the meantime.+couldn’t confirm/,
  )
})
