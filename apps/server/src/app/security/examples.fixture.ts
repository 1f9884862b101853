import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { OWNERS, type Owner } from './actors.fixture.ts'
import type { Input } from './call.fixture.ts'
import { sampleInput, sampleOf } from './json-schema.fixture.ts'
import type { GraphOperation, Operation, Parameter, RestOperation } from './operations.fixture.ts'
import { KNOWN, type Things } from './things.fixture.ts'

type Values = Readonly<Record<string, unknown>>

/** Whose data the calls at an address are about; the first that matches. */
const OWNER_OF: readonly [RegExp, Owner][] = [
  [/^\w+ \/api\/applications/, 'applicant'],
  [/^\w+ \/api\/(checkpoint|dsd)/, 'dsd'],
  [/^\w+ \/api\/pro\/codes\/\{code\}\/share/, 'student'],
  [/^\w+ \/api\/(ecards|pro\/certifications|logbook\/(confirmations|images|imports|profiles))/, 'diver'],
  [/(RecreationalLog|updateLogLists|verifyLogs)$/, 'diver'],
  [/returnLogs$/, 'applicant'],
]

export const ownerOf = ({ name }: Operation): Owner =>
  OWNER_OF.find(([pattern]) => pattern.test(name))?.[1] ?? 'student'

/** Values of parameters, arguments and members with this name, at addresses that match. */
const NAMED: readonly [where: RegExp, name: string, value: (things: Things, owner: Owner) => unknown][] = [
  [/\/trust\/devices\/\{id\}$/, 'id', (things) => things.signingDevice],
  [/\/photos\/\{photoId\}/, 'photoId', () => KNOWN.waitingPhoto],
  [/\/Applications\/\{applicationId\}/, 'id', (things) => things.applicationUpload],
  [/\/Applications\/types\//, 'id', () => 'divemaster'],
  [/\/Applications\/\{id\}\/open$/, 'id', () => KNOWN.submittedApplication],
  [/\/Applications\/\{id\}\/(approve|return)$/, 'id', () => KNOWN.reviewedApplication],
  [/\/Applications\/\{id\}\/request-payment$/, 'id', () => KNOWN.providedApplication],
  [/\/Applications\/\{id\}\/(record-payment|complete)$/, 'id', () => KNOWN.payableApplication],
  [/^GET .*\/Applications\/\{id\}/, 'id', () => KNOWN.reviewedApplication],
  [/\/Applications\//, 'id', () => KNOWN.draftApplication],
  [/^GET .*\/documents$/, 'applicationId', () => KNOWN.reviewedApplication],
  [/./, 'applicationId', () => KNOWN.draftApplication],
  [/./, 'typeId', () => 'divemaster'],
  [/\/photos\/\{part\}/, 'part', () => 'applicant'],
  // Someone without a part in this: the call would end the session of an owner whom later calls need.
  [/\/users\/\{affiliateId\}\/sessions$/, 'affiliateId', () => 100007],
  // With itself, which is refused: a merge would take an owner away whom later calls need.
  [/\/merge$/, 'from', (_, owner) => OWNERS[owner]],
  [/\/merge\/\{other\}$/, 'other', () => 100007],
  [/./, 'affiliateId', (_, owner) => OWNERS[owner]],
  [/./, 'affiliate_id', (_, owner) => OWNERS[owner]],
  [/./, 'email', (_, owner) => `${owner}@fathom.test`],
  [/./, 'userName', (_, owner) => `${owner}@fathom.test`],
  [/./, 'username', (_, owner) => `${owner}@fathom.test`],
  [/\/sync-queue\//, 'id', (things) => things.syncEvent],
  [/\/passkeys\//, 'id', (things) => things.passkey],
  [/\/export\//, 'id', (things) => things.export],
  [/./, 'packageId', () => KNOWN.course],
  [/./, 'packageid', () => KNOWN.course],
  [/\/exams\/banks\//, 'culture', () => 'en-US'],
  [/\/exams\/banks\//, 'itemId', () => 'exam-water-world-1'],
  [/\/learning\/courses\//, 'id', () => KNOWN.course],
  [/\/exam(\/pictures|\/start)?$/, 'attemptId', (things) => things.exam.attempt.attemptId],
  [/./, 'attemptId', (things) => things.lesson.attempt.attemptId],
  [/./, 'launchToken', (things) => things.lesson.launchToken],
  [/./, 'enrolmentId', (things) => things.enrolment],
  [/./, 'classId', () => KNOWN.class],
  // One that no other call needs.
  [/^DELETE .*\/sessions\//, 'sessionId', () => KNOWN.laterClassSession],
  [/\/classes\//, 'sessionId', () => KNOWN.classSession],
  [/./, 'signOffId', (things) => things.signOff],
  [/./, 'messageId', (things) => things.message],
  [/./, 'attachmentId', (things) => things.messageUpload],
  [/./, 'reportId', (things) => things.messageReport],
  [/./, 'contentId', (things) => things.content],
  [/specialty$/, 'code', () => KNOWN.specialtyCode],
  [/\/codes\//, 'code', () => KNOWN.studentCode],
  [/\/certifications\/photos\/uploads/, 'uploadId', (things) => things.cardUpload],
  [/\/images\//, 'uploadId', (things) => things.divePhotoUpload],
  [/./, 'importId', (things) => things.diveImport],
  [/\/shift$/, 'minutes', () => 60],
  [/\/imports\/\{importId\}\/columns$/, 'key', () => '0'.repeat(64)],
  [/\/photos\/uploads|\/images\/|\/pictures/, 'size', () => 10],
  [/\/revocation$/, 'licenseID', () => KNOWN.revokedLicense],
  [/./, 'licenseID', () => KNOWN.license],
  [/\/redemption/, 'levelID', () => 20],
  [/\/preference\//, 'id', (things) => things.preference],
  [/./, 'affiliateType', () => 1],
  [/./, 'global_uid', (things) => things.globalUid],
  [/./, 'globalUid', (things) => things.globalUid],
  [/./, 'documentId', (things) => things.document],
  [/./, 'paperId', (things) => things.paper],
  [/./, 'blobId', (things) => things.answers],
  [/\/replacement-cards\//, 'id', (things) => things.replacement],
  [/\/badges\//, 'id', (things) => things.statement],
  [/\/confirmations\//, 'id', (things) => things.confirmation],
  [/./, 'keyId', (things) => things.key],
  [/./, 'logId', () => KNOWN.dive],
  [/./, 'imageId', () => KNOWN.photo],
  [/./, 'sub', (things) => things.sub],
  [/\/push\/subscription\//, 'id', (things) => things.push],
  [/./, 'countryId', () => 'US'],
  [/./, 'store_number', () => 7001],
  [/./, 'storeNumber', () => 7001],
  [/./, 'member_number', () => 500001],
  [/./, 'memberNumber', () => 500001],
  [/./, 'memsys_member_number', () => 500001],
  [/\/content\/maintenance\//, 'key', () => 'notice'],
  [/\/content\/translations\//, 'key', () => 'de-DE'],
  [/\/translations\//, 'locale', () => 'de-DE'],
  [/\/translations\/overrides\//, 'version', () => 'none'],
  [/\/content\/links\//, 'key', () => 'home'],
  [/\/content\/flags\//, 'key', () => 'monitoringSampling'],
  [/\/content\/prices\//, 'key', () => 'ecard'],
  [/\/content\/promotions\//, 'key', () => '101'],
  [/\/content\/wordings\//, 'key', () => 'liability-release'],
  [/\/content\/courses\//, 'key', () => KNOWN.course],
  [/notifications Mutation/, 'id', (things) => things.notification],
  [/notifications Mutation/, 'at', () => '2024-05-17T10:00:00.000Z'],
  [/notifications Mutation/, 'subject', () => 'course:open-water'],
  [/sessions Mutation/, 'id', (things) => things.session],
  [/sessions Mutation/, 'sessionId', (things) => things.session],
  [/(update|delete)RecreationalLog$/, 'id', () => KNOWN.recreationalLog],
  [/(update|delete)TrainingLog$/, 'id', () => KNOWN.draftLog],
  [/(withdrawTrainingLog|restoreDiveLog|diveLog)$/, 'id', () => KNOWN.pendingLog],
  [/(withdraw|update|delete)\w+Log$/, 'version', () => 1],
  [/saveGearItem$/, 'input', () => ({ name: `Reel ${randomUUID()}`, kind: 'Other' })],
  [/diveNumbers$/, 'ids', () => [KNOWN.pendingLog]],
  [/Query\.diveLogYear$/, 'year', () => 2025],
  // As updateRecreationalLog has left it.
  [/updateLogLists$/, 'logs', () => [{ id: KNOWN.recreationalLog, version: 2 }]],
  [/verifyLogs$/, 'logs', () => [{ id: KNOWN.diversPendingLog, affiliate_id: OWNERS.diver, version: 1 }]],
  [
    /returnLogs$/,
    'logs',
    () => [{ id: KNOWN.applicantsPendingLog, affiliate_id: OWNERS.applicant, version: 1 }],
  ],
]

const PASSWORDS = {
  oldPassword: 'not the password 1',
  newPassword: 'Seahorse-4711',
  clientId: 'fathom-portal',
}

/** Bodies that a schema alone doesn't describe. */
const BODIES: Readonly<Record<string, (things: Things) => unknown>> = {
  'PUT /api/learning/attempts/{attemptId}/exam': ({ exam }) => ({
    ...{ sitting: randomUUID(), sequence: 1, seconds: 1, handIn: false, handedInAt: null },
    given: { [exam.exam.questions[0].id]: 0 },
  }),
  // Who teaches already: later calls rely on it.
  'PUT /api/learning/center/students/instructor': ({ enrolment }) => ({
    assignments: [{ enrolmentId: enrolment, memberNumber: 500001 }],
  }),
  // As the class is already: later calls rely on it.
  'PUT /api/learning/classes/{classId}': (things) => ({
    ...{
      name: 'Open Water, weekend group',
      packageId: KNOWN.course,
      memberNumber: 500001,
      storeNumber: 7001,
    },
    ...{ enrolmentIds: things.classStudents, version: 1 },
  }),
  'PUT /api/learning/classes/{classId}/closed': () => ({ isClosed: false }),
  'PUT /api/learning/classes/{classId}/sessions/{sessionId}': () => ({
    ...{ kind: 'pool', date: '2026-01-05', startsAt: '09:00', endsAt: '12:00', timeZone: 'Africa/Cairo' },
    ...{ place: 'Pool', note: '', dives: [1], version: 1 },
  }),
  'PUT /api/learning/classes/{classId}/sessions/{sessionId}/attendance': ({ enrolment }) => ({
    marks: [{ enrolmentId: enrolment, mark: 'present' }],
  }),
  'POST /api/learning/classes/{classId}/sessions/{sessionId}/sign-off': ({ enrolment }) => ({
    students: [{ enrolmentId: enrolment, name: 'Ines Duarte' }],
  }),
  'PUT /api/learning/classes/{classId}/sign-offs/{signOffId}/withdrawal': () => ({ reason: 'A mistake' }),
  'POST /api/auth/password/change': () => ({ username: 'student@fathom.test', ...PASSWORDS }),
  'POST /api/auth/legacy/password/change': () => ({ username: 'student@fathom.test', ...PASSWORDS }),
  'POST /api/auth/user/delete': () => ({ password: 'not the password 1' }),
  'POST /api/ecards/replacement-cards': () => ({
    id: randomUUID(),
    licenseID: KNOWN.license,
    why: 'lost',
    address: {
      addressLine1: 'Quay 1',
      city: 'Honolulu',
      countryId: 'US',
      postalCode: '96815',
      stateId: 'US-HI',
    },
    total: { amount: 1, currency: 'USD' },
  }),
  'PUT /api/flags/{name}': () => ({ value: false }),
  'PUT /api/office/content/maintenance/{key}/draft': () => ({ value: null, revision: null, basedOn: 0 }),
  'PUT /api/office/content/translations/{key}/draft': () => ({ value: null, revision: null, basedOn: 0 }),
  'PUT /api/office/content/links/{key}/draft': () => ({ value: null, revision: null, basedOn: 0 }),
  'PUT /api/office/content/prices/{key}/draft': () => ({ value: null, revision: null, basedOn: 0 }),
  'PUT /api/office/content/promotions/{key}/draft': () => ({ value: null, revision: null, basedOn: 0 }),
  'PUT /api/office/content/wordings/{key}/draft': () => ({ value: null, revision: null, basedOn: 0 }),
  'PUT /api/office/content/courses/{key}/draft': () => ({ value: null, revision: null, basedOn: 0 }),
  'PUT /api/office/content/flags/{key}/draft': () => ({ value: 0.2, revision: null, basedOn: 0 }),
  'PUT /api/learning/packages/{contentId}': () => ({ isWithdrawn: false }),
  'PUT /api/notifications/delivery': () => ({ timeZone: 'Europe/Lisbon' }),
  'PUT /api/logbook/images/{logId}/order': () => ({ ids: [KNOWN.photo] }),
  'POST /api/notifications/push/subscription': () => ({
    endpoint: `https://push.example.test/${randomUUID()}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
    language: 'en-US',
  }),
}

/** Queries that a schema alone doesn't describe: one of several, or names with numbers. */
const QUERIES: Readonly<Record<string, (things: Things) => Values>> = {
  'GET /api/auth/security-log': () => ({ affiliateId: OWNERS.student }),
  'GET /api/forms/search': (things) => ({ documentId: things.document }),
  'GET /api/learning/translations/translate': () => ({ key: 'shell.skip', culture: 'en-US' }),
  'GET /api/learning/translations/translate/batch': () => ({ 'keys[0]': 'shell.skip', culture: 'en-US' }),
}

const BOUNDARY = 'fathom-part'

/** Uploads as forms: one small file that is no picture. */
const FILES: Readonly<Record<string, string>> = {
  'POST /api/pro/certifications/photos/upload': 'imageFile',
  'POST /api/logbook/images/{logId}': 'file',
  'POST /api/logbook/imports': 'file',
  'POST /api/forms/data': 'file',
  'POST /api/learning/packages': 'file',
}

const fileInput = (field: string): Input => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: [
    `--${BOUNDARY}`,
    `content-disposition: form-data; name="${field}"; filename="a.png"`,
    'content-type: image/png',
    '',
    'no picture',
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n'),
})

/** A call that its owner could make: ids of the owner's things, and a body that fits. */
export function exampleInput(operation: RestOperation, things: Things, all = false): Input {
  const sampled = ({ name, schema }: Parameter) => valueNamed(operation, name, things) ?? sampleOf(schema)
  const given = (place: Parameter['in']) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && (all || parameter.required || place === 'path'))
        .map((parameter) => [parameter.name, sampled(parameter)]),
    )
  const body = BODIES[operation.name]?.(things) ?? (operation.body && sampleOf(operation.body, all))
  const file = FILES[operation.name]
  return {
    params: given('path'),
    query: QUERIES[operation.name]?.(things) ?? given('query'),
    ...(all && { headers: given('header') as Record<string, string> }),
    body: isRecord(body) ? withNames(operation, body, things) : body,
    ...(file && fileInput(file)),
  }
}

export const exampleVariables = (operation: GraphOperation, things: Things, all = false): Values =>
  Object.fromEntries(
    operation.args
      .filter((arg) => all || isAlwaysGiven(arg))
      .map((arg) => [arg.name, valueNamed(operation, arg.name, things) ?? sampleInput(arg.type, all)]),
  )

/** What is required, and what names another person or session. */
const isAlwaysGiven = ({ name, type }: GraphOperation['args'][number]) =>
  String(type).endsWith('!') || name === 'affiliate_id' || name === 'sessionId'

function withNames(operation: Operation, body: Values, things: Things): Values {
  const isMade = operation.kind === 'rest' && operation.method === 'POST'
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (name === 'id' && isMade) return [name, randomUUID()]
      return [name, valueNamed(operation, name, things) ?? value]
    }),
  )
}

const valueNamed = (operation: Operation, name: string, things: Things): unknown =>
  NAMED.find(([where, its]) => its === name && where.test(operation.name))?.[2](things, ownerOf(operation))

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)
