import { expect, test, vi } from 'vitest'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { ACCOUNT, closeProfile, openProfile } from './open-profile.fixture.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)

type Profile = Awaited<ReturnType<typeof openProfile>>

const nameIn = (profile: Profile) => profile.find<HTMLInputElement>('input[autocomplete=given-name]')
const press = async ({ find }: Profile, words: string) => (await find('button', words)).click()

function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The header says that everything is saved, unless this is set. */
const isMarkedUnsaved = () => document.documentElement.dataset.unsaved !== undefined

test('unsaved input survives a reload, is never shown as saved, and Undo brings back what was saved', async () => {
  const before = await openProfile()
  type(await nameIn(before), '')
  await soon(() => expect(isMarkedUnsaved()).toBe(true))
  await before.save()
  await before.said('Enter your first name')
  expect(isMarkedUnsaved()).toBe(true)
  type(await nameIn(before), 'Not yet saved')
  await soon(() => expect(sessionStorage.getItem('fathom.profile.draft')).toContain('Not yet saved'))
  closeProfile()
  const after = await openProfile()
  expect((await nameIn(after)).value).toBe('Not yet saved')
  expect(isMarkedUnsaved()).toBe(true)
  await press(after, 'Undo')
  await soon(async () => expect((await nameIn(after)).value).toBe('Ines'))
  await soon(() => expect(isMarkedUnsaved()).toBe(false))
  expect(after.place.textContent).not.toContain('Save changes')
})

test('leaving with unsaved input asks first: staying keeps it, leaving drops it', async () => {
  const profile = await openProfile()
  const { router } = profile.app
  const question = () => profile.place.querySelector('dialog[open] h2')?.textContent
  type(await nameIn(profile), 'Not yet saved')
  await profile.said('Save changes')
  void router.navigate('/account')
  await soon(() => expect(question()).toBe('Leave without saving?'))
  await press(profile, 'Stay')
  await soon(() => expect(question()).toBeUndefined())
  expect([router.state.location.pathname, (await nameIn(profile)).value]).toEqual([
    '/profile',
    'Not yet saved',
  ])
  void router.navigate('/account')
  await soon(() => expect(question()).toBe('Leave without saving?'))
  await press(profile, 'Leave')
  await soon(() => expect(router.state.location.pathname).toBe('/account'))
  void router.navigate(-1)
  await soon(() => expect(router.state.location.pathname).toBe('/profile'))
  await soon(async () => expect((await nameIn(profile)).value).toBe('Ines'))
})

const UPDATE = '/user/update/ines%40fathom.test'

/** A server on which another tab saves a name after this one has loaded. */
async function openWhileSavedElsewhere() {
  const theirs = { ...ACCOUNT, firstName: 'Theirs', middleName: 'Between', version: 2 }
  let current = ACCOUNT
  const puts: string[] = []
  const profile = await openProfile({}, null, {
    [UPDATE]: ({ body }: { body: string }) => {
      puts.push(body)
      if (puts.length > 1) {
        current = { ...theirs, ...JSON.parse(body), version: 3 }
        return current
      }
      current = theirs
      return Response.json({ problem: 'stale', errors: [], current }, { status: 409 })
    },
    '/user/ines%40fathom.test': () => current,
  })
  const versions = () =>
    profile.app.fetch.mock.calls
      .filter(([, init]) => init?.method === 'PUT')
      .map(([, init]) => new Headers(init?.headers).get('if-match'))
  type(await nameIn(profile), 'Mine')
  await profile.save()
  return { profile, puts, versions }
}

test('a name that another tab saved is shown beside mine, and taking it drops mine', async () => {
  const { profile, puts } = await openWhileSavedElsewhere()
  const row = await profile.find('dialog[open][role=alertdialog] tbody tr')
  expect([...row.children].map((cell) => cell.textContent)).toEqual(['First name', 'Mine', 'Theirs'])
  await press(profile, 'Use the other one')
  await soon(async () => expect((await nameIn(profile)).value).toBe('Theirs'))
  await soon(() => expect(profile.place.textContent).not.toContain('Save changes'))
  expect(puts).toHaveLength(1)
})

test('keeping my name saves it with what only the other tab changed', async () => {
  const { profile, puts, versions } = await openWhileSavedElsewhere()
  await press(profile, 'Keep mine')
  await soon(() => expect(puts).toHaveLength(2))
  expect(JSON.parse(puts[1] ?? '')).toMatchObject({ firstName: 'Mine', middleName: 'Between' })
  expect(versions()).toEqual(['"1"', '"2"'])
  await soon(() => expect(currentToast()?.text).toBe('Profile saved'))
  await soon(async () => expect((await nameIn(profile)).value).toBe('Mine'))
})

test('offline, nothing is lost and nothing is sent by itself later, and the page says so', async () => {
  const sent: string[] = []
  let isOnline = true
  const profile = await openProfile({}, null, {
    [UPDATE]: ({ body }: { body: string }) => {
      if (!isOnline) return new TypeError('Failed to fetch')
      sent.push(JSON.parse(body).firstName)
      return { ...ACCOUNT, firstName: 'Calm', version: 2 }
    },
  })
  const goes = (to: 'online' | 'offline') => {
    isOnline = to === 'online'
    dispatchEvent(new Event(to))
  }
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  type(await nameIn(profile), 'Calm')
  goes('offline')
  await profile.said('You’re offline. Your changes stay on this device.')
  expect(profile.place.querySelector('main [role=alert]')).toBeNull()
  await profile.save()
  await soon(() =>
    expect(profile.place.querySelector('main [role=alert]')?.textContent).toMatch(/^You’re offline\./),
  )
  goes('online')
  await profile.said('You’re online again. You can save now.')
  expect([(await nameIn(profile)).value, sent]).toEqual(['Calm', []])
  await profile.save()
  await soon(() => expect(sent).toEqual(['Calm']))
  await soon(() => expect(currentToast()?.text).toBe('Profile saved'))
})
