type Query = Readonly<Record<string, string | undefined>>

/** Joins the given segments. The first undefined one ends the path, like an optional segment. */
function path(base: string, ...segments: readonly (string | number | undefined)[]): string {
  const end = segments.indexOf(undefined)
  const given = end < 0 ? segments : segments.slice(0, end)
  return [base, ...given.map((segment) => encodeURIComponent(String(segment)))].join('/')
}

function withQuery(target: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? target : `${target}?${new URLSearchParams(given)}`
}

/** Every address of the portal, by name: the only place that defines them for links. */
export const paths = {
  dashboard: (query: { olmGuid?: string; ref?: string } = {}) => withQuery('/training/dashboard', query),
  account: () => '/account',
  accountDeleted: () => '/account/deleted',
  profile: () => '/profile',
  settings: () => '/settings',
  /** BO-05 */
  waiting: () => '/waiting',
  certifications: (query: { order?: string } = {}) => withQuery('/certifications', query),
  cardPhoto: () => '/certifications#photo',
  ecard: (licenseId?: string, levelId?: string) => path('/certifications/ecard', licenseId, levelId),
  noEcard: (levelId: string) => path('/certifications/noecard', levelId),
  preferences: (lang?: string) => path('/preferences/subscriber', lang),
  unsubscribed: (lang?: string) => path('/preferences/unsubscribed', lang),
  course: (id: string) => path('/training/course', id),
  courseStore: (id: string) => path('/training/course', id, 'store'),
  /** `page` is the title of one of the lesson's pages, where it then opens. */
  lesson: (courseId: string, activityId?: string, page?: string) =>
    withQuery(path('/training/course', courseId, 'lesson', activityId), { page }),
  enrol: (extraData: string) => path('/training/enroll', extraData),
  content: (name: string) => path('/training/content', name),
  performance: (courseId?: string) => path('/training/performance', courseId),
  eRecord: (courseId?: string) => path('/training/eRecord', courseId),
  studentERecord: (student: { id: string; affiliateId: number }, courseId?: string) =>
    withQuery(path('/training/instructor/eRecord', student.id, courseId), {
      affiliateId: String(student.affiliateId),
    }),
  guardianInPerson: ({ affiliateId, documentId }: { affiliateId: string; documentId: string }) =>
    path('/training/instructor/guardian', affiliateId, documentId),
  formsApplications: () => '/training/forms-applications',
  medicalForm: (query: { again?: string } = {}) => withQuery('/training/medical-form', query),
  fillForm: (
    form: string,
    query: { country?: string; region?: string; signed?: string; again?: string } = {},
  ) => withQuery(path('/training/forms', form), query),
  shop: (packageId?: string) => path('/training/shop', packageId),
  promos: () => '/training/my-promos',
  students: () => '/training/students',
  classes: () => '/training/classes',
  counter: () => '/counter',
  class: (classId: string) => path('/training/classes', classId),
  messages: (enrolmentId: string) => path('/training/messages', enrolmentId),
  unauthorized: () => '/training/unauthorized',
  logbook: () => '/logbook',
  dive: (logId: string) => path('/logbook/dive', logId),
  logDive: () => '/logbook/log-dive/recreational/create',
  /** `shared`: another app shared files, which wait on this device. */
  importDives: (query: { shared?: string } = {}) => withQuery('/logbook/import', query),
  review: () => '/logbook/review',
  deletedDives: () => '/logbook/deleted',
  gear: () => '/logbook/gear',
  confirmations: () => '/logbook/confirmations',
  dsd: (step?: 'welcome' | 'confirm-affiliation') => path('/dsd', step),
  application: (id: string) => path('/applications', id),
  club: () => '/club',
  codes: (query: { code?: string } = {}) => withQuery('/codes', query),
  office: () => '/office',
  /** OF-02: one of the office's queues, or one item of it. */
  officeQueue: (kind: string, query: { item?: string } = {}) =>
    withQuery(path('/office/queues', kind), query),
  officePackages: () => '/office/packages',
  officePackage: (contentId: string) => `/office/packages/${contentId}`,
  officeBanks: () => '/office/banks',
  officeBank: (packageId: string, culture: string) => `/office/banks/${packageId}/${culture}`,
  officeCertifications: () => '/office/certifications',
  officeCodes: () => '/office/codes',
  officeCodeBatch: (batchId: string) => `/office/codes/${batchId}`,
  /** OF-08: what is changed without a build, all kinds or one. */
  officeContent: (kind?: string) => (kind ? path('/office/content', kind) : '/office/content'),
  officeDocument: (kind: string, key: string) => path('/office/content', kind, key),
  officeIntegrations: (query: { tab?: string; state?: string } = {}) =>
    withQuery('/office/integrations', query),
  officeSecurity: () => '/office/security',
  officeFigures: () => '/office/figures',
  officeSystem: () => '/office/system',
  officeAudit: () => '/office/audit',
  /** The filters of the list are in its address. A person's page has them too, so that it leads back to the same list. */
  officePeople: (list: Query = {}) => withQuery('/office/people', list),
  officePerson: (affiliateId: number, list: Query = {}) => withQuery(`/office/people/${affiliateId}`, list),
  signOut: () => '/login/sign-out',
  verify: () => '/verify',
} as const
