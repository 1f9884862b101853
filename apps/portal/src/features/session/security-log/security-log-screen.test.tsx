import { expect, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'

const anEvent = (more: object = {}) => ({
  id: '018f0000-0000-7000-8000-000000000001',
  kind: 'sign-in-failed',
  affiliateId: 100001,
  address: '203.0.113.7',
  operation: null,
  target: null,
  reason: null,
  count: 3,
  firstAt: '2026-11-14T09:00:00.000Z',
  lastAt: '2026-11-14T09:00:40.000Z',
  ...more,
})

const aPage = (items: object[], more: object = {}) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 50,
  ...more,
})

async function open(answers: Answers = {}, type = 9) {
  const page = await anOpenPage('/office/security', { ...signedInAs(type), ...answers })
  const press = (name: string) => page.named('button', name)?.click()
  const queries = () =>
    page
      .requested()
      .filter((url) => url.includes('/security-log'))
      .map((url) => Object.fromEntries(new URL(url, 'http://localhost').searchParams))
  return { ...page, press, queries }
}

test('[TS-22] staff see what happened, to whom, from where, when and how often', async () => {
  const action = anEvent({
    id: '018f0000-0000-7000-8000-000000000002',
    kind: 'staff-action',
    affiliateId: 900001,
    address: null,
    operation: 'PUT /api/flags/:name',
    target: 'showSiteMaintenanceNotice',
    count: 1,
  })
  const { text, find } = await open({ '/security-log': aPage([anEvent(), action]) })
  await soon(() => expect(find('tbody tr')).not.toBeNull())
  const failed = find('tbody tr:nth-child(1)')?.textContent
  for (const part of ['Sign-in failed', '100001', '203.0.113.7', '14 November 2026', '3'])
    expect(failed).toContain(part)
  const done = find('tbody tr:nth-child(2)')?.textContent
  for (const part of [
    'Staff action',
    '900001',
    'Unknown',
    'PUT /api/flags/:name',
    'showSiteMaintenanceNotice',
  ])
    expect(done).toContain(part)
  expect(text()).toContain('Showing 2 of 2')
})

test('[TS-22] the filters are sent, and a number with letters is not', async () => {
  const { text, find, press, queries } = await open({ '/security-log': aPage([]) })
  await soon(() => expect(text()).toContain('No events found'))
  const [first] = queries()
  expect(first).toMatchObject({ page: '1' })
  expect(first).not.toHaveProperty('kind')
  const choose = (selector: string, value: string) => {
    const field = find<HTMLInputElement | HTMLSelectElement>(selector)
    if (field) field.value = value
  }
  choose('input[name=number]', 'mara')
  press('Show events')
  await soon(() => expect(text()).toContain('Enter digits only'))
  expect(queries()).toHaveLength(1)
  choose('input[name=number]', '100001')
  choose('select[name=kind]', 'refused')
  choose('select[name=period]', 'day')
  press('Show events')
  await soon(() => expect(queries()).toHaveLength(2))
  const { kind, affiliateId, from, to } = queries()[1] ?? {}
  expect([kind, affiliateId]).toEqual(['refused', '100001'])
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000)
})

test('[TS-22] the next page follows the first, up to the same moment', async () => {
  const { text, find, press, queries } = await open({
    '/security-log': ({ path }: { path: string }) =>
      path.includes('page=2')
        ? aPage([anEvent({ id: '018f0000-0000-7000-8000-000000000003', kind: 'sign-up' })], {
            total: 2,
            page: 2,
            pageSize: 1,
          })
        : aPage([anEvent()], { total: 2, pageSize: 1 }),
  })
  await soon(() => expect(text()).toContain('Showing 1 of 2'))
  press('Show more')
  await soon(() => expect(text()).toContain('Showing 2 of 2'))
  expect(find('tbody tr:nth-child(2)')?.textContent).toContain('Account created')
  const [one, two] = queries()
  expect(two).toEqual({ ...one, page: '2' })
})

test('[TS-22] a log that does not load says so and can be retried', async () => {
  let isDown = true
  const { text, press, find } = await open({ '/security-log': () => (isDown ? 500 : aPage([anEvent()])) })
  await soon(() => expect(text()).toContain('We couldn’t load the security log'))
  isDown = false
  press('Try again')
  await soon(() => expect(find('tbody tr')).not.toBeNull())
})

test('[RO-02] users who are not staff do not see it', async () => {
  const { requested } = await open({ '/security-log': aPage([anEvent()]) }, 1)
  expect(requested().some((url) => url.includes('/security-log'))).toBe(false)
})

/** Shows the events of one person. */
async function openPerson(answers: Answers) {
  const page = await open({ '/security-log': aPage([anEvent()]), ...answers })
  await soon(() => expect(page.find('tbody tr')).not.toBeNull())
  expect(page.text()).not.toContain('Sign this person out everywhere')
  const number = page.find<HTMLInputElement>('input[name=number]')
  if (number) number.value = '100001'
  page.press('Show events')
  await soon(() => expect(page.text()).toContain('Sign this person out everywhere'))
  const confirm = () => page.find<HTMLButtonElement>('dialog[open] button')?.click()
  page.press('Sign this person out everywhere')
  await soon(() =>
    expect(page.find('dialog[open]')?.textContent).toContain('Sign out account 100001 everywhere?'),
  )
  return { ...page, confirm }
}

test('[TS-16] staff sign out the person whose events they see, after a confirmation', async () => {
  const ended: string[] = []
  const { find, confirm, queries } = await openPerson({
    '/users/100001/sessions': ({ method }: { method: string }) => {
      ended.push(method)
      return new Response(null, { status: 204 })
    },
  })
  expect(ended).toEqual([])
  const before = queries().length
  confirm()
  await soon(() => expect(currentToast()?.text).toBe('This person is signed out everywhere.'))
  expect([ended, find('dialog[open]')]).toEqual([['DELETE'], null])
  await soon(() => expect(queries().length).toBe(before + 1))
})

test('[TS-16] an unknown number and a failure are reported', async () => {
  let status = 404
  const { text, press, confirm, find } = await openPerson({
    '/users/100001/sessions': () => Response.json({ problem: 'x', errors: [] }, { status }),
  })
  confirm()
  await soon(() => expect(text()).toContain('No one has this affiliate number.'))
  status = 500
  press('Sign this person out everywhere')
  await soon(() => expect(find('dialog[open]')).not.toBeNull())
  confirm()
  await soon(() => expect(text()).toContain('We couldn’t end the sessions. Try again.'))
})
