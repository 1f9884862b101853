import type { LogType } from '@fathom/domain/logbook'
import { paths } from '../../shared/paths.ts'
import { type LoaderFunctionArgs, type RouteObject, redirect } from '../../shared/router/index.ts'
import type { RoutingDeps } from './deps.ts'
import {
  openDsdStep,
  requireHandedOver,
  requireProcessedCheckpoint,
  requireStudent,
  speakAddress,
  storeDsdLink,
} from './guards.ts'
import type { PageRoute } from './load-page.ts'
import type { PAGE_CODE } from './page-code.ts'

type PageCode = typeof PAGE_CODE

const code = <Name extends keyof PageCode>(name: Name) =>
  (async () => (await import('./page-code.ts')).PAGE_CODE[name]()) as PageCode[Name]

const diveForm = (logType: LogType, mode: 'create' | 'update') => async () => ({
  Page: (await code('diveForm')()).diveFormPage(logType, mode),
})

/** RT-01 to RT-06: the person's own pages. */
export function personRoutes(page: PageRoute, deps: RoutingDeps): RouteObject[] {
  return [
    page('account', 'shell.page.account', code('account')),
    page('profile', 'shell.page.profile', code('profile')),
    page('settings', 'shell.page.settings', code('settings')),
    page('waiting', 'shell.page.waiting', code('waiting')),
    {
      path: 'certifications',
      children: [
        page('', 'shell.page.certifications', async () => ({
          Page: (await code('certifications')()).CertificationsPage,
        })),
        page('ecard/:licenseID?/:levelID?', 'shell.page.ecard', async () => ({
          Page: (await code('certifications')()).ECardPage,
        })),
        page('noecard/:levelID', 'shell.page.noEcard', async () => ({
          Page: (await code('certifications')()).NoECardPage,
        })),
      ],
    },
    page('preferences/subscriber/:lang?', 'shell.page.preferences', code('preferences'), {
      loader: speakAddress(deps),
    }),
    page('club', 'shell.page.club', code('club')),
    page('codes', 'shell.page.codes', code('codes')),
    page('office', 'shell.page.office', code('office')),
    page('office/packages/:contentId', 'shell.page.office', code('officePreview')),
    page('office/banks', 'shell.page.office', code('officeBanks')),
    page('office/banks/:packageId/:culture', 'shell.page.office', code('officeBanks')),
    page('office/packages', 'shell.page.office', code('officePackages')),
    page('office/queues/:kind', 'shell.page.office', code('officeQueue')),
    page('office/certifications', 'shell.page.office', code('officeCertifications')),
    page('office/codes', 'shell.page.office', code('officeCodes')),
    page('office/codes/:batchId', 'shell.page.office', code('officeCodes')),
    page('office/content', 'shell.page.office', code('officeContent')),
    page('office/content/:kind', 'shell.page.office', code('officeContent')),
    page('office/content/:kind/:key', 'shell.page.office', code('officeContent')),
    page('office/integrations', 'shell.page.office', code('officeIntegrations')),
    page('office/security', 'shell.page.office', code('officeSecurity')),
    page('office/system', 'shell.page.office', code('officeSystem')),
    page('office/figures', 'shell.page.office', code('officeFigures')),
    page('office/audit', 'shell.page.office', code('officeAudit')),
    page('office/people', 'shell.page.office', code('officePeople')),
    page('office/people/:affiliateId', 'shell.page.office', code('officePerson')),
    page('applications/:applicationId', 'shell.page.application', code('application')),
  ]
}

/** RT-08 to RT-12, RT-23 to RT-25 */
export function trainingRoutes(page: PageRoute, deps: RoutingDeps): RouteObject[] {
  return [
    page(
      'training/dashboard/:olmGuid?',
      'shell.page.dashboard',
      () => import('../pages/training/dashboard-page.tsx'),
    ),
    page('training/course/:id', 'shell.page.course', code('course')),
    page('training/course/:id/store', 'shell.page.course', code('chooseStore')),
    page('training/enroll/:extraData', 'shell.page.course', code('enrol')),
    page('training/content/:name', 'shell.page.content', code('content')),
    page('training/performance/:courseId?', 'shell.page.performance', code('performance')),
    page('training/eRecord/:courseId?', 'shell.page.eRecord', code('eRecord')),
    page(
      'training/instructor/eRecord/:studentId/:courseId?',
      'shell.page.studentERecord',
      code('studentERecord'),
      { middleware: [requireStudent(deps)] },
    ),
    page('training/forms-applications', 'shell.page.formsApplications', code('formsApplications')),
    page('training/shop/:packageId?', 'shell.page.shop', code('shop')),
    page('training/my-promos', 'shell.page.promos', code('promos'), {
      middleware: [requireProcessedCheckpoint(deps)],
    }),
    page('training/medical-form', 'shell.page.medicalForm', code('form')),
    page('training/forms/:form', 'shell.page.formsApplications', code('form')),
    page('training/messages/:enrolmentId', 'shell.page.messages', code('messages')),
    page('training/students', 'shell.page.students', code('students')),
    page('counter', 'shell.page.counter', code('counter')),
    page('training/classes', 'shell.page.classes', code('classes')),
    page('training/classes/:classId', 'shell.page.classes', code('class')),
  ]
}

/** SC-07: outside the shell, because a lesson takes the whole window. */
export const lessonRoute = (page: PageRoute): RouteObject =>
  page('training/course/:id/lesson/:activityId?', 'shell.page.course', code('lesson'))

/** TS-06: outside the shell, because the guardian sees nothing of the witness's portal. */
export const inPersonRoute = (page: PageRoute, deps: RoutingDeps): RouteObject =>
  page(
    'training/instructor/guardian/:affiliateId/:documentId',
    'shell.page.guardian',
    code('guardianInPerson'),
    { middleware: [requireHandedOver(deps)] },
  )

/** RT-14 to RT-17, LO-01, LO-06, LO-07, TS-15 */
export function logbookRoutes(page: PageRoute): RouteObject[] {
  return [
    page('logbook', 'shell.page.logbook', code('logbook')),
    page('logbook/dive/:logId', 'shell.page.dive', code('dive')),
    page('logbook/statistics/:chart?', 'shell.page.statistics', code('statistics')),
    page('logbook/deleted', 'shell.page.deletedDives', code('deleted')),
    page('logbook/gear', 'shell.page.gear', code('gear')),
    page('logbook/confirmations', 'shell.page.confirmations', code('confirmations')),
    page('logbook/map', 'shell.page.map', code('map')),
    page('logbook/sites/:place', 'shell.page.site', code('site')),
    page('logbook/review', 'shell.page.review', code('review')),
    page('logbook/import/:importId?', 'shell.page.importDives', code('import')),
    page('logbook/log-dive/select-course', 'shell.page.selectCourse', code('selectCourse')),
    page(
      'logbook/log-dive/training/create/:course?/:logNumber?/:title?/:logId?/:confirmation?',
      'shell.page.trainingDive',
      diveForm('Training', 'create'),
    ),
    page(
      'logbook/log-dive/training/update/:logId?/:confirmation?',
      'shell.page.trainingDive',
      diveForm('Training', 'update'),
    ),
    page(
      'logbook/log-dive/recreational/create/:logId?/:confirmation?',
      'shell.page.recreationalDive',
      diveForm('Recreational', 'create'),
    ),
    page(
      'logbook/log-dive/recreational/update/:logId?/:confirmation?',
      'shell.page.recreationalDive',
      diveForm('Recreational', 'update'),
    ),
  ]
}

/** RT-18 */
export function dsdRoute(page: PageRoute, deps: RoutingDeps): RouteObject {
  return {
    path: 'dsd',
    middleware: [storeDsdLink(deps)],
    children: [
      { index: true, loader: openDsdStep(deps) },
      page('welcome', 'shell.page.dsd', code('dsdWelcome')),
      page('confirm-affiliation', 'shell.page.confirmAffiliation', code('confirmAffiliation')),
    ],
  }
}

const keepingRest = (path: string) => (args: LoaderFunctionArgs) => {
  const { search, hash } = new URL(args.request.url)
  return redirect(path + search + hash)
}

/** RT-05, RT-07, RT-09, RT-22 */
export const redirectRoutes: RouteObject[] = [
  { path: 'office/cards', loader: keepingRest(paths.officeCertifications()) },
  { path: 'office/photos', loader: keepingRest(paths.officeQueue('photos')) },
  { path: 'office/messages', loader: keepingRest(paths.officeQueue('reports')) },
  { path: 'preferences', loader: keepingRest(paths.preferences()) },
  { path: 'training', loader: keepingRest(paths.dashboard()) },
  {
    path: 'training/my-courses/:guid?',
    loader: ({ params }) =>
      redirect(paths.dashboard(params.guid === undefined ? {} : { olmGuid: params.guid })),
  },
  { path: '*', loader: () => redirect(paths.dashboard()) },
]

/** RO-01: the pages that need no session. */
export function openRoutes(page: PageRoute, deps: RoutingDeps): RouteObject[] {
  return [
    page(
      'training/unauthorized',
      'shell.page.unauthorized',
      () => import('../pages/open/unauthorized-page.tsx'),
    ),
    page(
      'preferences/unsubscribed/:lang?',
      'shell.page.unsubscribed',
      () => import('../pages/open/unsubscribed-page.tsx'),
      { loader: speakAddress(deps) },
    ),
    page('account/deleted', 'shell.page.account', () => import('../pages/open/account-deleted-page.tsx')),
    page('verify', 'shell.page.verify', () => import('../pages/open/verify-page.tsx')),
    page('forms/physician/:token', 'shell.page.physician', () => import('../pages/open/physician-page.tsx')),
    page('forms/guardian/:token', 'shell.page.guardian', () => import('../pages/open/guardian-page.tsx')),
  ]
}
