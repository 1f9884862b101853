import { beforeEach, expect, test, vi } from 'vitest'
import { handOverDevice, takeBackDevice } from '../../shared/handed-over.ts'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
import { anApp, restOf } from '../testing/app.fixture.tsx'
import { mayOpenStudentRecord } from './guards.ts'

const SIGNED_OUT = { '/session/refresh': 401 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('[RR-01] [RR-07] a visitor who is not signed in goes to sign-in, and the page does not open', async () => {
  const app = await anApp('/logbook?page=2#dive-7', SIGNED_OUT)
  await vi.waitFor(() => expect(app.leave).toHaveBeenCalledTimes(1))
  const [url] = app.leave.mock.calls[0] ?? []
  expect(url).toBe('/api/auth/session/sign-in?returnTo=%2Flogbook%3Fpage%3D2%23dive-7&lang=en-US')
  expect(app.router.state.initialized).toBe(false)
})

test('[RR-01] the session is refreshed before each protected page, and a refusal cancels the navigation', async () => {
  const answers = ['granted', 'granted', 'refused']
  const granted = { idToken: anIdToken(), expiresAt: '2100-01-01T00:00:00Z' }
  const app = await anApp('/account', {
    '/session/refresh': () => (answers.shift() === 'granted' ? granted : 401),
  })
  await restOf(app)
  await app.router.navigate('/profile')
  expect(await restOf(app)).toBe('/profile')
  app.router.navigate('/logbook?page=3#x')
  await vi.waitFor(() => expect(app.leave).toHaveBeenCalledTimes(1))
  expect(app.leave.mock.calls[0]?.[0]).toContain('returnTo=%2Flogbook%3Fpage%3D3%23x')
  expect(app.router.state.location.pathname).toBe('/profile')
})

test('[RR-01] a lost connection does not stop a user who was signed in a moment ago', async () => {
  const granted = { idToken: anIdToken(), expiresAt: '2100-01-01T00:00:00Z' }
  const answers: unknown[] = [granted]
  const app = await anApp('/account', {
    '/session/refresh': () => answers.shift() ?? new TypeError('no network'),
  })
  await restOf(app)
  await app.router.navigate('/profile')
  expect(await restOf(app)).toBe('/profile')
  expect(app.leave).not.toHaveBeenCalled()
})

test('offline, nobody is redirected to sign-in, and the page says it is offline', async () => {
  const app = await anApp('/account', { '/session/refresh': new TypeError('no network') })
  await restOf(app)
  expect(app.leave).not.toHaveBeenCalled()
  expect(Object.values(app.router.state.errors ?? {})[0]).toMatchObject({
    message: 'the session could not be checked',
  })
})

test.each([
  '/training/unauthorized',
  '/preferences/unsubscribed',
  '/account/deleted',
  '/verify',
  '/forms/physician/t',
  '/forms/guardian/t',
])('[RO-01] %s opens without sign-in', async (address) => {
  const app = await anApp(address, SIGNED_OUT)
  expect(await restOf(app)).toBe(address)
  expect(app.leave).not.toHaveBeenCalled()
})

test.each(['/preferences/unsubscribed/de-DE', '/preferences/subscriber/de-DE'])(
  '[RT-05] [RT-06] %s opens in the language named in its URL',
  async (address) => {
    const app = await anApp(address)
    await restOf(app)
    expect(app.speak).toHaveBeenCalledExactlyOnceWith('de-DE')
  },
)

test('[ER-04] a language that does not load leaves the page unchanged and is logged', async () => {
  const app = await anApp('/account')
  app.speak.mockRejectedValue(new TypeError('no network'))
  await restOf(app)
  await app.router.navigate('/preferences/unsubscribed/de-DE')
  expect(await restOf(app)).toBe('/preferences/unsubscribed/de-DE')
  expect(app.router.state.errors).toBeNull()
  expect(app.log).toHaveBeenCalledTimes(1)
})

test('[RR-03] DSD routes store the numbers from the link', async () => {
  await restOf(await anApp('/dsd/welcome?store_number=7001&member_number=500001'))
  expect(localStorage.getItem('store_number')).toBe('7001')
  expect(localStorage.getItem('member_number')).toBe('500001')
})

test.each([
  [null, '/dsd/welcome'],
  ['affiliation', '/dsd/confirm-affiliation'],
  ['forms', '/training/medical-form'],
  ['Processed', '/training/dashboard?ref=dsd'],
])('[RT-18] [ST-05] with the checkpoint %s, /dsd redirects to %s', async (status, to) => {
  const checkpoint = status && {
    store_number: 7001,
    member_number: null,
    status,
    updatedDate: new Date().toISOString(),
  }
  expect(await restOf(await anApp('/dsd', { '/GetCheckpointData': checkpoint }))).toBe(to)
})

test('[ST-07] a checkpoint that does not load is logged, and /dsd redirects to the dashboard', async () => {
  const app = await anApp('/dsd', { '/GetCheckpointData': 500 })
  expect(await restOf(app)).toBe('/training/dashboard')
  expect(app.log).toHaveBeenCalledTimes(1)
})

test('[RR-04] [RT-24] my-promos opens with a processed checkpoint', async () => {
  const checkpoint = {
    store_number: 7001,
    member_number: null,
    status: 'processed',
    updatedDate: new Date().toISOString(),
  }
  const app = await anApp('/training/my-promos', { '/GetCheckpointData': checkpoint })
  expect(await restOf(app)).toBe('/training/my-promos')
})

test.each([null, 500])(
  '[RR-04] my-promos redirects to the dashboard when the checkpoint is %s',
  async (checkpoint) => {
    const app = await anApp('/training/my-promos', { '/GetCheckpointData': checkpoint })
    expect(await restOf(app)).toBe('/training/dashboard')
  },
)

test('[RR-05] a student record without an e-mail address or affiliate id redirects to unauthorized', async () => {
  expect(await restOf(await anApp('/training/instructor/eRecord/100002'))).toBe('/training/unauthorized')
})

test('[RR-05] [RO-05] a student record redirects to unauthorized when path and query name different people', async () => {
  const address = '/training/instructor/eRecord/100002?affiliateId='
  expect(await restOf(await anApp(`${address}100001`))).toBe('/training/unauthorized')
  expect(await restOf(await anApp(`${address}100002`))).toBe(`${address}100002`)
})

test.each([
  ['RT-20', '/login/sign-in', 'lang=en-US'],
  ['RT-20', '/login/sign-in/de-DE', 'lang=de-DE'],
  ['RT-20', '/login/sign-up', 'type=diver&lang=en-US'],
  ['RT-20', '/login/sign-up/store/it-IT', 'type=store&lang=it-IT'],
  ['RT-20', '/login/sign-up/it-IT', 'type=diver&lang=it-IT'],
  ['RT-21', '/login/anything/else', 'lang=en-US'],
  ['RT-21', '/login', 'lang=en-US'],
  ['RT-21', '/logout', 'lang=en-US'],
])('[%s] %s hands over to the account service', async (_, address, query) => {
  const app = await anApp(address, SIGNED_OUT)
  await restOf(app)
  expect(app.leave).toHaveBeenCalledExactlyOnceWith(`/api/auth/session/sign-in?${query}`)
})

test('[RT-20] /login/sign-out signs out', async () => {
  const app = await anApp('/login/sign-out')
  await restOf(app)
  expect(app.signOut).toHaveBeenCalledTimes(1)
})

const query = (text: string) => new URLSearchParams(text)

test('[RR-05] a student record opens with a readable token and an e-mail address or an affiliate id', () => {
  expect(mayOpenStudentRecord({ sub: 'a' }, query('email=leo@fathom.test'))).toBe(true)
  expect(mayOpenStudentRecord({ sub: 'a' }, query('affiliateId=100002'))).toBe(true)
})

test('[RR-05] a student record does not open without either of them', () => {
  expect(mayOpenStudentRecord(undefined, query('email=leo@fathom.test'))).toBe(false)
  expect(mayOpenStudentRecord({ sub: 'a' }, query(''))).toBe(false)
  expect(mayOpenStudentRecord({ sub: 'a' }, query('email=&affiliateId='))).toBe(false)
})

test('[RR-05] [RO-05] no student is shown under the number of another', () => {
  const claims = { sub: 'a' }
  expect(mayOpenStudentRecord(claims, query('affiliateId=100001'), '100002')).toBe(false)
  expect(mayOpenStudentRecord(claims, query('affiliateId=100001&email=leo@fathom.test'), '100002')).toBe(
    false,
  )
  expect(mayOpenStudentRecord(claims, query('affiliateId=100002'), '100002')).toBe(true)
  expect(mayOpenStudentRecord(claims, query('email=leo@fathom.test'), '100002')).toBe(true)
})

const WITNESS = { '/session/refresh': { idToken: anIdToken(), expiresAt: '2100-01-01T00:00:00Z' } }
const ONLY = '/training/instructor/guardian/100006/d-1'

test('[TS-06] while a guardian has the device, every address leads to what they sign', async () => {
  handOverDevice(localStorage, {
    witness: 100001,
    affiliateId: '100006',
    documentId: 'd-1',
    back: '/account',
  })
  const app = await anApp('/logbook', WITNESS)
  expect(await restOf(app)).toBe(ONLY)
  for (const address of ['/training/students', '/account', '/training/course/x/lesson', '/nowhere']) {
    await app.router.navigate(address)
    expect([address, await restOf(app)]).toEqual([address, ONLY])
  }
  await app.router.navigate(takeBackDevice(localStorage))
  expect(await restOf(app)).toBe('/account')
})

test('[TS-06] when this browser has forgotten the handover, the server says which form is the only one', async () => {
  const refreshed = { ...WITNESS['/session/refresh'], handedOver: '100006/d-1' }
  const app = await anApp('/logbook', { '/session/refresh': refreshed })
  expect(await restOf(app)).toBe(ONLY)
  await app.router.navigate('/account')
  expect(await restOf(app)).toBe(ONLY)
})

test("[TS-06] the guardian's view does not open without a handover, nor for another person of this device", async () => {
  handOverDevice(localStorage, {
    witness: 200001,
    affiliateId: '100006',
    documentId: 'd-1',
    back: '/account',
  })
  const app = await anApp(ONLY, WITNESS)
  expect(await restOf(app)).toBe('/training/students')
})
