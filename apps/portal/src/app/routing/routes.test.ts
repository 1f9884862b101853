import { isOpenPage } from '@fathom/domain/session'
import { beforeEach, expect, test, vi } from 'vitest'
import { anApp, restOf } from '../testing/app.fixture.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type App = Awaited<ReturnType<typeof anApp>>
const titleOf = ({ router }: App) =>
  router.state.matches.map(({ route }) => route.handle?.title).findLast(Boolean)
const paramsOf = ({ router }: App) => router.state.matches.at(-1)?.params

const SCREENS = [
  ['[RT-01]', '/account', 'account'],
  ['[RT-01]', '/profile', 'profile'],
  ['[RT-01]', '/settings', 'settings'],
  ['[BO-05]', '/waiting', 'waiting'],
  ['[RT-02]', '/certifications', 'certifications'],
  ['[RT-03]', '/certifications/ecard', 'ecard'],
  ['[RT-03]', '/certifications/ecard/L1', 'ecard'],
  ['[RT-03]', '/certifications/ecard/L1/7', 'ecard'],
  ['[RT-04]', '/certifications/noecard/7', 'noEcard'],
  ['[RT-05]', '/preferences/subscriber', 'preferences'],
  ['[RT-06]', '/preferences/unsubscribed', 'unsubscribed'],
  ['[RT-08]', '/training/dashboard', 'dashboard'],
  ['[RT-08]', '/training/dashboard/p-2', 'dashboard'],
  ['[RT-10]', '/training/course/1', 'course'],
  ['[LE-04]', '/training/course/1/store', 'course'],
  ['[RT-10]', '/training/content/tables', 'content'],
  ['[RT-10]', '/training/performance', 'performance'],
  ['[RT-10]', '/training/performance/1', 'performance'],
  ['[RT-10]', '/training/eRecord', 'eRecord'],
  ['[RT-10]', '/training/eRecord/1', 'eRecord'],
  ['[RT-11]', '/training/instructor/eRecord/100002?affiliateId=100002', 'studentERecord'],
  ['[RT-11]', '/training/instructor/eRecord/100002/1?email=leo@fathom.test', 'studentERecord'],
  ['[RT-12]', '/training/forms-applications', 'formsApplications'],
  ['[RT-13]', '/training/unauthorized', 'unauthorized'],
  ['[RT-14]', '/logbook', 'logbook'],
  ['[RT-15]', '/logbook/log-dive/training/create', 'trainingDive'],
  ['[RT-16]', '/logbook/log-dive/training/update/7', 'trainingDive'],
  ['[RT-16]', '/logbook/log-dive/recreational/create', 'recreationalDive'],
  ['[RT-16]', '/logbook/log-dive/recreational/update/7/done', 'recreationalDive'],
  ['[RT-17]', '/logbook/log-dive/select-course', 'selectCourse'],
  ['[RT-18]', '/dsd/welcome', 'dsd'],
  ['[RT-18]', '/dsd/confirm-affiliation', 'confirmAffiliation'],
  ['[RT-19]', '/applications/a-1', 'application'],
  ['[RT-23]', '/training/shop', 'shop'],
  ['[RT-25]', '/training/medical-form', 'medicalForm'],
  ['[RT-22]', '/club', 'club'],
  ['[RT-22]', '/codes', 'codes'],
  ['[RT-22]', '/logbook/dive/7', 'dive'],
  ['[RT-22]', '/logbook/review', 'review'],
  ['[LO-01]', '/logbook/import', 'importDives'],
  ['[LO-02]', '/logbook/import/7', 'importDives'],
  ['[RT-22]', '/training/students', 'students'],
  ['[RT-22]', '/verify', 'verify'],
  ['[RT-22]', '/forms/physician/t-1', 'physician'],
  ['[RT-22]', '/forms/guardian/t-1', 'guardian'],
  ['[RT-22]', '/office', 'office'],
] as const

test.each(SCREENS)('%s %s opens its own screen', async (_, address, title) => {
  const app = await anApp(address)
  expect(await restOf(app)).toBe(address)
  expect(titleOf(app)).toBe(`shell.page.${title}`)
})

const OPEN = ['unsubscribed', 'unauthorized', 'verify', 'physician', 'guardian']

test.each(SCREENS)('[RO-01] the server knows whether %s %s needs a session', (_, address, title) => {
  expect(isOpenPage(new URL(address, location.href).pathname)).toBe(OPEN.includes(title))
})

test.each(SCREENS.filter(([, , title]) => !OPEN.includes(title)))(
  '[RO-01] [RR-07] %s %s sends an anonymous visitor to sign-in, and opens nothing',
  async (_, address) => {
    const app = await anApp(address, { '/session/refresh': 401 })
    await vi.waitFor(() => expect(app.leave).toHaveBeenCalledTimes(1))
    const query = new URLSearchParams({ returnTo: address, lang: 'en-US' })
    expect(app.leave).toHaveBeenCalledWith(`/api/auth/session/sign-in?${query}`)
    expect(app.router.state.initialized).toBe(false)
  },
)

test('[RT-15] the parameters of a training log fill from left to right', async () => {
  const app = await anApp('/logbook/log-dive/training/create/OW/2')
  await restOf(app)
  expect(paramsOf(app)).toMatchObject({ course: 'OW', logNumber: '2' })
  expect(paramsOf(app)?.title).toBeUndefined()
  const whole = await anApp('/logbook/log-dive/training/create/OW/2/-/l-7/done')
  await restOf(whole)
  expect(paramsOf(whole)).toMatchObject({ title: '-', logId: 'l-7', confirmation: 'done' })
})

test.each([
  ['[RT-05]', '/preferences', '/preferences/subscriber'],
  ['[RT-07]', '/training?ref=dsd', '/training/dashboard?ref=dsd'],
  ['[RT-07]', '/training?ref=dsd#h', '/training/dashboard?ref=dsd#h'],
  ['[RT-09]', '/training/my-courses/p-2', '/training/dashboard?olmGuid=p-2'],
  ['[RT-09]', '/training/my-courses', '/training/dashboard'],
  ['[RT-22]', '/no/such/page', '/training/dashboard'],
  ['[RT-22]', '/', '/training/dashboard'],
])('%s %s redirects to %s', async (_, from, to) => {
  expect(await restOf(await anApp(from))).toBe(to)
})
