import type { AssignedWire } from '@fathom/contract/applications'
import { expect, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { anIdToken } from '../../../shared/testing/id-token.fixture.ts'
import { anApplication } from '../application.fixture.ts'

const assigned = (...items: AssignedWire['items']): AssignedWire => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 100,
})

const open = (answers: Answers) => {
  HTMLElement.prototype.hidePopover ??= () => undefined
  return anOpenPage('/training/forms-applications', answers)
}

test('[SC-12] [SC-06] both kinds can be started, and one press starts one application', async () => {
  const { router, fetch, place, text } = await open({
    '/Applications/assigned': assigned(),
    '/Applications': anApplication({ id: '01990000-0000-7000-8000-000000000001' }),
  })
  await soon(() => expect(text()).toContain('No applications yet.'))
  expect(text()).toContain('Processing takes 5–7 days.')
  expect(text()).toContain('Emergency-response instructor application')
  expect(text()).toContain('You need: age 18, Rescue Diver, first aid, and 40 logged dives.')
  const start = place.querySelector<HTMLElement>('[aria-label="Start Divemaster application"]')
  start?.click()
  start?.click()
  await soon(() =>
    expect(router.state.location.pathname).toBe('/applications/01990000-0000-7000-8000-000000000001'),
  )
  const posts = fetch.mock.calls.filter(
    ([path, init]) => String(path).split('?')[0]?.endsWith('/Applications') && init?.method === 'POST',
  )
  expect(posts).toHaveLength(1)
  expect(JSON.parse(String(posts[0]?.[1]?.body))).toMatchObject({ typeId: 'divemaster' })
})

test('[SC-12] anyone who holds the certification reads so, and is not offered to start', async () => {
  const { text, place } = await open({
    '/Applications/assigned': assigned(),
    '/Applications/types': [
      { id: 'divemaster', name: 'Divemaster', isHeld: true },
      { id: 'emergency-response-instructor', name: 'Emergency-Response Instructor', isHeld: false },
    ],
  })
  await soon(() => expect(text()).toContain('You already hold this certification.'))
  const starts = [...place.querySelectorAll('[aria-label^="Start "]')]
  expect(starts.map((start) => start.getAttribute('aria-label'))).toEqual([
    'Start Emergency-response instructor application',
  ])
})

test('[SC-12] anyone who is too young for an application reads from which age it is, and can’t start it', async () => {
  const born = `${new Date().getUTCFullYear() - 12}-01-01`
  const session = {
    idToken: anIdToken({ affiliate_type_id: 1, birthdate: born }),
    ...{ expiresAt: '2100-01-01T00:00:00Z', sessionId: 's-1' },
  }
  const { text, place } = await open({
    '/session/refresh': session,
    '/Applications/assigned': assigned(),
  })
  await soon(() => expect(text()).toContain('You’re 12. You must be at least 18 to apply.'))
  expect(place.querySelector('[aria-label^="Start "]')).toBeNull()
})

test("[ST-03] my applications show whose turn it is; other people's are not listed", async () => {
  const waiting = anApplication({ status: 'Payment Requested' })
  const theirs = anApplication({
    id: '01990000-0000-7000-8000-000000000002',
    type: { id: 'emergency-response-instructor', name: 'Emergency-Response Instructor' },
    role: 'instructor',
    status: 'Member Review',
  })
  const { place } = await open({ '/Applications/assigned': assigned(waiting, theirs) })
  const mine = () => place.querySelector('[aria-label="My applications"]')?.textContent ?? ''
  await soon(() => expect(mine()).toContain('Your turn'))
  expect(mine()).toContain('Payment Requested')
  expect(mine()).not.toContain('Member Review')
})

test('[ST-03] an application for a certification the user already has is not started, and the page says why', async () => {
  const { text, place } = await open({
    '/Applications/assigned': assigned(),
    '/Applications': ({ method }: { method: string }) =>
      method === 'POST' ? Response.json({ problem: 'already-held' }, { status: 409 }) : 404,
  })
  await soon(() => expect(text()).toContain('No applications yet.'))
  place.querySelector<HTMLElement>('[aria-label="Start Divemaster application"]')?.click()
  await soon(() => expect(text()).toContain('This certification is already held.'))
})

test('[ER-04] applications that do not load say so and can be retried', async () => {
  let isDown = true
  const { text, place } = await open({ '/Applications/assigned': () => (isDown ? 403 : assigned()) })
  await soon(() => expect(text()).toContain('We couldn’t load your applications'))
  isDown = false
  const failed = [...place.querySelectorAll('[role=alert]')].find(({ textContent }) =>
    textContent?.includes('We couldn’t load your applications'),
  )
  failed?.querySelector('button')?.click()
  await soon(() => expect(text()).toContain('No applications yet.'))
})

test('[RO-02] a store cannot apply for anything', async () => {
  const { place, text } = await open({ ...signedInAs(3), '/Applications/assigned': assigned() })
  await soon(() => expect(text()).toContain('Forms and applications'))
  expect(place.querySelector('[aria-label^="Start "][aria-label$="application"]')).toBeNull()
  expect(text()).not.toContain('Start a new application')
})
