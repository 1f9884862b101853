import type { RouteObject } from '../../shared/router/index.ts'
import type { RoutingDeps } from './deps.ts'
import {
  keepDsdLink,
  openDsdStep,
  requireProcessedCheckpoint,
  requireStudent,
  speakAddress,
} from './guards.ts'
import type { PageRoute } from './page.ts'

/** RT-01 to RT-06: the person's own pages. */
export function personRoutes(page: PageRoute, deps: RoutingDeps): RouteObject[] {
  return [
    page('account', 'shell.page.account', () => import('../pages/account-page.tsx')),
    page('profile', 'shell.page.profile', () => import('../pages/profile-page.tsx')),
    page('settings', 'shell.page.settings', () => import('../pages/settings-page.tsx')),
    {
      path: 'certifications',
      children: [
        page('', 'shell.page.certifications', () => import('../pages/certifications-page.tsx')),
        page('ecard/:licenseID?/:levelID?', 'shell.page.ecard', () => import('../pages/ecard-page.tsx')),
        page('noecard/:levelID', 'shell.page.noEcard', () => import('../pages/no-ecard-page.tsx')),
      ],
    },
    page(
      'preferences/subscriber/:lang?',
      'shell.page.preferences',
      () => import('../pages/preferences-page.tsx'),
      { loader: speakAddress(deps) },
    ),
    page('club', 'shell.page.club', () => import('../pages/club-page.tsx')),
    page('codes', 'shell.page.codes', () => import('../pages/codes-page.tsx')),
    page('office', 'shell.page.office', () => import('../pages/office-page.tsx')),
    page('office/photos', 'shell.page.office', () => import('../pages/office-photos-page.tsx')),
    page(
      'applications/:applicationId',
      'shell.page.application',
      () => import('../pages/application-page.tsx'),
    ),
  ]
}

/** RT-08 to RT-12, RT-23 to RT-25 */
export function trainingRoutes(page: PageRoute, deps: RoutingDeps): RouteObject[] {
  return [
    page('training/dashboard/:olmGuid?', 'shell.page.dashboard', () => import('../pages/dashboard-page.tsx')),
    page('training/course/:id', 'shell.page.course', () => import('../pages/course-page.tsx')),
    page('training/enroll/:extraData', 'shell.page.course', () => import('../pages/enrol-page.tsx')),
    page('training/content/:name', 'shell.page.content', () => import('../pages/content-page.tsx')),
    page(
      'training/performance/:courseId?',
      'shell.page.performance',
      () => import('../pages/performance-page.tsx'),
    ),
    page('training/eRecord/:courseId?', 'shell.page.eRecord', () => import('../pages/e-record-page.tsx')),
    page(
      'training/instructor/eRecord/:studentId/:courseId?',
      'shell.page.studentERecord',
      () => import('../pages/student-e-record-page.tsx'),
      { middleware: [requireStudent(deps)] },
    ),
    page(
      'training/forms-applications',
      'shell.page.formsApplications',
      () => import('../pages/forms-applications-page.tsx'),
    ),
    page('training/shop/:packageId?', 'shell.page.shop', () => import('../pages/shop-page.tsx')),
    page('training/my-promos', 'shell.page.promos', () => import('../pages/promos-page.tsx'), {
      middleware: [requireProcessedCheckpoint(deps)],
    }),
    page('training/medical-form', 'shell.page.medicalForm', () => import('../pages/medical-form-page.tsx')),
    page('training/forms/:form', 'shell.page.formsApplications', () => import('../pages/form-page.tsx')),
    page('training/students', 'shell.page.students', () => import('../pages/students-page.tsx')),
  ]
}

/** SC-07: outside the shell, because a lesson takes the whole window. */
export const lessonRoute = (page: PageRoute): RouteObject =>
  page(
    'training/course/:id/lesson/:activityId?',
    'shell.page.course',
    () => import('../pages/lesson-page.tsx'),
  )

/** RT-14 to RT-17 */
export function logbookRoutes(page: PageRoute): RouteObject[] {
  return [
    page('logbook', 'shell.page.logbook', () => import('../pages/logbook-page.tsx')),
    page('logbook/dive/:logId', 'shell.page.dive', () => import('../pages/dive-page.tsx')),
    page('logbook/review', 'shell.page.review', () => import('../pages/review-page.tsx')),
    page(
      'logbook/log-dive/select-course',
      'shell.page.selectCourse',
      () => import('../pages/select-course-page.tsx'),
    ),
    page(
      'logbook/log-dive/training/create/:course?/:logNumber?/:title?/:logId?/:confirmation?',
      'shell.page.trainingDive',
      () => import('../pages/training-dive-create-page.tsx'),
    ),
    page(
      'logbook/log-dive/training/update/:logId?/:confirmation?',
      'shell.page.trainingDive',
      () => import('../pages/training-dive-update-page.tsx'),
    ),
    page(
      'logbook/log-dive/recreational/create/:logId?/:confirmation?',
      'shell.page.recreationalDive',
      () => import('../pages/recreational-dive-create-page.tsx'),
    ),
    page(
      'logbook/log-dive/recreational/update/:logId?/:confirmation?',
      'shell.page.recreationalDive',
      () => import('../pages/recreational-dive-update-page.tsx'),
    ),
  ]
}

/** RT-18 */
export function dsdRoute(page: PageRoute, deps: RoutingDeps): RouteObject {
  return {
    path: 'dsd',
    middleware: [keepDsdLink(deps)],
    children: [
      { index: true, loader: openDsdStep(deps) },
      page('welcome', 'shell.page.dsd', () => import('../pages/dsd-welcome-page.tsx')),
      page(
        'confirm-affiliation',
        'shell.page.confirmAffiliation',
        () => import('../pages/confirm-affiliation-page.tsx'),
      ),
    ],
  }
}
