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

const certifications = () => import('../pages/certifications-pages.tsx')

const diveForm = (logType: LogType, mode: 'create' | 'update') => async () => ({
  Page: (await import('../pages/logbook/dive-form-page.tsx')).diveFormPage(logType, mode),
})

/** RT-01 to RT-06: the person's own pages. */
export function personRoutes(page: PageRoute, deps: RoutingDeps): RouteObject[] {
  return [
    page('account', 'shell.page.account', () => import('../pages/account/account-page.tsx')),
    page('profile', 'shell.page.profile', () => import('../pages/account/profile-page.tsx')),
    page('settings', 'shell.page.settings', () => import('../pages/account/settings-page.tsx')),
    page('waiting', 'shell.page.waiting', () => import('../pages/account/waiting-page.tsx')),
    {
      path: 'certifications',
      children: [
        page('', 'shell.page.certifications', async () => ({
          Page: (await certifications()).CertificationsPage,
        })),
        page('ecard/:licenseID?/:levelID?', 'shell.page.ecard', async () => ({
          Page: (await certifications()).ECardPage,
        })),
        page('noecard/:levelID', 'shell.page.noEcard', async () => ({
          Page: (await certifications()).NoECardPage,
        })),
      ],
    },
    page(
      'preferences/subscriber/:lang?',
      'shell.page.preferences',
      () => import('../pages/account/preferences-page.tsx'),
      { loader: speakAddress(deps) },
    ),
    page('club', 'shell.page.club', () => import('../pages/shop/club-page.tsx')),
    page('codes', 'shell.page.codes', () => import('../pages/shop/codes-page.tsx')),
    page('office', 'shell.page.office', () => import('../pages/office/office-page.tsx')),
    page(
      'office/packages/:contentId',
      'shell.page.office',
      () => import('../pages/office/office-preview-page.tsx'),
    ),
    page('office/banks', 'shell.page.office', () => import('../pages/office/office-banks-page.tsx')),
    page(
      'office/banks/:packageId/:culture',
      'shell.page.office',
      () => import('../pages/office/office-banks-page.tsx'),
    ),
    page('office/photos', 'shell.page.office', () => import('../pages/office/office-photos-page.tsx')),
    page('office/messages', 'shell.page.office', () => import('../pages/office/office-messages-page.tsx')),
    page('office/security', 'shell.page.office', () => import('../pages/office/office-security-page.tsx')),
    page(
      'applications/:applicationId',
      'shell.page.application',
      () => import('../pages/forms/application-page.tsx'),
    ),
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
    page('training/course/:id', 'shell.page.course', () => import('../pages/training/course-page.tsx')),
    page(
      'training/course/:id/store',
      'shell.page.course',
      () => import('../pages/training/choose-store-page.tsx'),
    ),
    page('training/enroll/:extraData', 'shell.page.course', () => import('../pages/training/enrol-page.tsx')),
    page('training/content/:name', 'shell.page.content', () => import('../pages/training/content-page.tsx')),
    page(
      'training/performance/:courseId?',
      'shell.page.performance',
      () => import('../pages/training/performance-page.tsx'),
    ),
    page(
      'training/eRecord/:courseId?',
      'shell.page.eRecord',
      () => import('../pages/training/e-record-page.tsx'),
    ),
    page(
      'training/instructor/eRecord/:studentId/:courseId?',
      'shell.page.studentERecord',
      () => import('../pages/training/student-e-record-page.tsx'),
      { middleware: [requireStudent(deps)] },
    ),
    page(
      'training/forms-applications',
      'shell.page.formsApplications',
      () => import('../pages/forms/forms-applications-page.tsx'),
    ),
    page('training/shop/:packageId?', 'shell.page.shop', () => import('../pages/shop/shop-page.tsx')),
    page('training/my-promos', 'shell.page.promos', () => import('../pages/shop/promos-page.tsx'), {
      middleware: [requireProcessedCheckpoint(deps)],
    }),
    page('training/medical-form', 'shell.page.medicalForm', () => import('../pages/forms/form-page.tsx')),
    page(
      'training/forms/:form',
      'shell.page.formsApplications',
      () => import('../pages/forms/form-page.tsx'),
    ),
    page(
      'training/messages/:enrolmentId',
      'shell.page.messages',
      () => import('../pages/training/messages-page.tsx'),
    ),
    page('training/students', 'shell.page.students', () => import('../pages/training/students-page.tsx')),
    page('counter', 'shell.page.counter', () => import('../pages/training/counter-page.tsx')),
    page('training/classes', 'shell.page.classes', () => import('../pages/training/classes-page.tsx')),
    page('training/classes/:classId', 'shell.page.classes', () => import('../pages/training/class-page.tsx')),
  ]
}

/** SC-07: outside the shell, because a lesson takes the whole window. */
export const lessonRoute = (page: PageRoute): RouteObject =>
  page(
    'training/course/:id/lesson/:activityId?',
    'shell.page.course',
    () => import('../pages/training/lesson-page.tsx'),
  )

/** TS-06: outside the shell, because the guardian sees nothing of the witness's portal. */
export const inPersonRoute = (page: PageRoute, deps: RoutingDeps): RouteObject =>
  page(
    'training/instructor/guardian/:affiliateId/:documentId',
    'shell.page.guardian',
    () => import('../pages/forms/guardian-in-person-page.tsx'),
    { middleware: [requireHandedOver(deps)] },
  )

/** RT-14 to RT-17, LO-01, LO-06, LO-07 */
export function logbookRoutes(page: PageRoute): RouteObject[] {
  return [
    page('logbook', 'shell.page.logbook', () => import('../pages/logbook/logbook-page.tsx')),
    page('logbook/dive/:logId', 'shell.page.dive', () => import('../pages/logbook/dive-page.tsx')),
    page(
      'logbook/statistics/:chart?',
      'shell.page.statistics',
      () => import('../pages/logbook/statistics-page.tsx'),
    ),
    page('logbook/deleted', 'shell.page.deletedDives', () => import('../pages/logbook/deleted-page.tsx')),
    page('logbook/gear', 'shell.page.gear', () => import('../pages/logbook/gear-page.tsx')),
    page('logbook/map', 'shell.page.map', () => import('../pages/logbook/map-page.tsx')),
    page('logbook/sites/:place', 'shell.page.site', () => import('../pages/logbook/site-page.tsx')),
    page('logbook/review', 'shell.page.review', () => import('../pages/logbook/review-page.tsx')),
    page(
      'logbook/import/:importId?',
      'shell.page.importDives',
      () => import('../pages/logbook/import-page.tsx'),
    ),
    page(
      'logbook/log-dive/select-course',
      'shell.page.selectCourse',
      () => import('../pages/logbook/select-course-page.tsx'),
    ),
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
      page('welcome', 'shell.page.dsd', () => import('../pages/forms/dsd-welcome-page.tsx')),
      page(
        'confirm-affiliation',
        'shell.page.confirmAffiliation',
        () => import('../pages/forms/confirm-affiliation-page.tsx'),
      ),
    ],
  }
}

const keepingRest = (path: string) => (args: LoaderFunctionArgs) => {
  const { search, hash } = new URL(args.request.url)
  return redirect(path + search + hash)
}

/** RT-05, RT-07, RT-09, RT-22 */
export const redirectRoutes: RouteObject[] = [
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
