import { CONTENT_KINDS, QUEUE_KINDS } from '@fathom/domain/office'

export type Command = {
  /** As docs/staff-rights.md writes it; the parts in braces are the first arguments. */
  call: string
  /** For the list of commands. */
  about: string
  /** The field that the argument after those fills. */
  argument?: string
}

const QUEUES = Object.fromEntries(
  QUEUE_KINDS.flatMap((kind): [string, Command][] => [
    [`${kind} list`, { call: `GET /api/office/queues/${kind}`, about: 'Items to review' }],
    [`${kind} next`, { call: `POST /api/office/queues/${kind}/next`, about: 'Take the oldest free item' }],
    [
      `${kind} renew`,
      { call: `POST /api/office/queues/${kind}/renew`, about: 'Go on with what you hold for five minutes' },
    ],
    [
      `${kind} leave`,
      { call: `POST /api/office/queues/${kind}/release`, about: 'Hold nothing there any longer' },
    ],
    [`${kind} show`, { call: `GET /api/office/queues/${kind}/{id}`, about: 'One item, with its notes' }],
    [
      `${kind} take`,
      {
        call: `POST /api/office/queues/${kind}/{id}/take`,
        about: 'Work on an item for five minutes; refused while a colleague does',
      },
    ],
    [
      `${kind} release`,
      { call: `POST /api/office/queues/${kind}/{id}/release`, about: 'No longer work on an item' },
    ],
    [
      `${kind} note`,
      {
        call: `POST /api/office/queues/${kind}/{id}/notes`,
        argument: 'text',
        about: 'Add a note for colleagues',
      },
    ],
  ]),
)

const CONTENT = Object.fromEntries(
  CONTENT_KINDS.flatMap((kind): [string, Command][] => {
    const path = `/api/office/content/${kind}`
    return [
      [`${kind} list`, { call: `GET ${path}`, about: 'What applies now' }],
      [`${kind} open`, { call: `GET ${path}/{key}`, about: 'One of them, with its draft and versions' }],
      [
        `${kind} draft`,
        { call: `PUT ${path}/{key}/draft`, argument: 'value', about: 'Save a draft, as JSON' },
      ],
      [`${kind} discard`, { call: `DELETE ${path}/{key}/draft`, about: 'Discard the draft' }],
      [`${kind} publish`, { call: `POST ${path}/{key}/publish`, about: 'Publish the draft now or later' }],
      [`${kind} undo`, { call: `POST ${path}/{key}/undo`, about: 'Undo a version' }],
    ]
  }),
)

const MOVES = {
  ask: 'Return it to the applicant with a question',
  return: 'Return it to the applicant with a reason',
  'request-payment': 'Request the fees that are due',
  'record-payment': 'Record that the fees are paid',
  complete: 'Complete it and issue the certification',
  cancel: 'Cancel it with a reason',
}

const APPLICATION_MOVES = Object.fromEntries(
  Object.entries(MOVES).map(([move, about]): [string, Command] => [
    `applications ${move}`,
    { call: `POST /api/applications/Applications/{id}/${move}`, about },
  ]),
)

const CARDS: Readonly<Record<string, Command>> = {
  'photos decide': {
    call: 'POST /api/pro/certifications/photos/{photoId}/decision',
    about: 'Approve or refuse a photo',
  },
  'names decide': {
    call: 'POST /api/pro/certifications/names/{affiliateId}/decision',
    about: 'Confirm or refuse a new name for a person’s cards',
  },
  'orders move': {
    call: 'POST /api/ecards/replacement-cards/{id}/status',
    about: 'Change the status of a card order',
  },
  'reports settle': {
    call: 'POST /api/learning/messages/reports/{reportId}/settle',
    about: 'Settle a reported message',
  },
  'papers confirm': {
    call: 'POST /api/forms/papers/{paperId}/confirmation',
    about: 'What a physician’s page says, after it was opened in the portal',
  },
  'papers refuse': {
    call: 'POST /api/forms/papers/{paperId}/refusal',
    argument: 'reason',
    about: 'Refuse a physician’s page; the diver reads the reason',
  },
  'certifications list': {
    call: 'GET /api/pro/certifications/{affiliateId}',
    about: 'The certifications of a person',
  },
  'certifications holder': {
    call: 'GET /api/office/certification-holders/{affiliateId}',
    about: 'Whose affiliate number it is',
  },
  'certifications issue': {
    call: 'POST /api/office/certifications',
    about: 'Certify a person; the same id again issues nothing',
  },
  'certifications correct': {
    call: 'POST /api/office/certifications/{licenseID}/correction',
    about: 'Correct the day, instructor and dive center of a certification',
  },
  'certifications revoke': {
    call: 'POST /api/pro/certifications/{licenseID}/revocation',
    about: 'Withdraw a certification and its card',
  },
  'certifications check-file': {
    call: 'POST /api/office/certification-imports/check',
    argument: 'text',
    about: 'What an import of a CSV file would do; nothing is written',
  },
  'certifications import-file': {
    call: 'POST /api/office/certification-imports',
    argument: 'text',
    about: 'Issue the certifications of a CSV file: all rows, or the good ones',
  },
  'certifications receipt': {
    call: 'GET /api/office/certification-imports/{importId}/receipt.csv',
    about: 'What became of each row of an import, as CSV',
  },
  'keys list': { call: 'GET /api/ecards/trust/signing-keys', about: 'The keys that sign cards' },
  'keys rotate': {
    call: 'POST /api/ecards/trust/signing-keys/rotate',
    about: 'Sign with a new key from now on',
  },
  'keys revoke': {
    call: 'POST /api/ecards/trust/signing-keys/{keyId}/revoke',
    about: 'Revoke a key with everything it signed',
  },
}

const CODES: Readonly<Record<string, Command>> = {
  'codes batches': { call: 'GET /api/office/code-batches', about: 'Batches of codes, newest first' },
  'codes issue': {
    call: 'POST /api/office/code-batches',
    about: 'Issue codes; the same id again issues nothing',
  },
  'codes show': { call: 'GET /api/office/code-batches/{batchId}', about: 'One batch of codes' },
  'codes list': {
    call: 'GET /api/office/code-batches/{batchId}/codes',
    about: 'The codes of a batch, and who redeemed them',
  },
  'codes export': {
    call: 'GET /api/office/code-batches/{batchId}/codes.csv',
    about: 'The codes of a batch as CSV',
  },
  'codes withdraw': {
    call: 'POST /api/office/code-batches/{batchId}/withdraw',
    about: 'Withdraw unredeemed codes: those named, or all',
  },
  'codes restore': {
    call: 'POST /api/office/code-batches/{batchId}/restore',
    about: 'Restore withdrawn codes',
  },
}

const COURSES: Readonly<Record<string, Command>> = {
  'packages list': { call: 'GET /api/learning/packages', about: 'Imported course packages' },
  'packages change': {
    call: 'PUT /api/learning/packages/{contentId}',
    about: 'Withdraw a course package, or restore it',
  },
  'packages publish': {
    call: 'POST /api/learning/packages/{contentId}/publish',
    about: 'Put a course package into use',
  },
  'banks list': { call: 'GET /api/learning/exams/banks', about: 'Question banks of exams' },
  'banks show': {
    call: 'GET /api/learning/exams/banks/{packageId}/{culture}',
    about: 'How the exam of a bank is made',
  },
  'banks change': {
    call: 'PUT /api/learning/exams/banks/{packageId}/{culture}',
    about: 'Change how the exams of a course are made',
  },
  'banks items': {
    call: 'GET /api/learning/exams/banks/{packageId}/{culture}/items',
    about: 'The questions of a bank',
  },
  'banks item': {
    call: 'GET /api/learning/exams/banks/{packageId}/{culture}/items/{itemId}',
    about: 'One question of a bank',
  },
  'banks export': {
    call: 'GET /api/learning/exams/banks/{packageId}/{culture}/export',
    about: 'The questions of a bank as a file',
  },
}

const PEOPLE: Readonly<Record<string, Command>> = {
  'people find': {
    call: 'GET /api/office/people',
    argument: 'search',
    about: 'People by name, email, or number',
  },
  'people show': {
    call: 'GET /api/office/people/{affiliateId}',
    about: 'One person: cards, courses, form status, and more',
  },
  'people type': {
    call: 'PUT /api/office/people/{affiliateId}/type',
    argument: 'type',
    about: '1 diver, 2 instructor with a number, 3 dive center with number, name and place, 9 staff',
  },
  'people directory': {
    call: 'PUT /api/office/people/{affiliateId}/directory',
    about: 'Correct the number of an instructor, or number, name and place of a dive center',
  },
  'people add-instructor': {
    call: 'PUT /api/office/people/{affiliateId}/instructors/{memberNumber}',
    about: 'Let an instructor teach at a dive center',
  },
  'people remove-instructor': {
    call: 'DELETE /api/office/people/{affiliateId}/instructors/{memberNumber}',
    about: 'Take an instructor away from a dive center',
  },
  'people rights': {
    call: 'PUT /api/office/people/{affiliateId}/rights',
    argument: 'rights',
    about: 'Give a member of staff exactly these rights',
  },
  'people sign-out': {
    call: 'DELETE /api/auth/users/{affiliateId}/sessions',
    about: 'Sign a person out everywhere',
  },
  'people check-merge': {
    call: 'GET /api/office/people/{affiliateId}/merge/{other}',
    about: 'What a merge of two accounts would do; nothing is written',
  },
  'people merge': { call: 'POST /api/office/people/{affiliateId}/merge', about: 'Merge two accounts' },
  'people undo-merge': { call: 'POST /api/office/merges/{id}/undo', about: 'Undo a merge' },
  'people revoke-devices': {
    call: 'POST /api/ecards/trust/devices/{affiliateId}/revoke',
    about: 'Revoke a person’s devices with all that they confirmed',
  },
}

const CLIENTS = '/api/office/integrations/clients'
const WEBHOOKS = '/api/office/integrations/webhooks'

const INTEGRATIONS: Readonly<Record<string, Command>> = {
  'clients list': { call: `GET ${CLIENTS}`, about: 'Clients of other systems' },
  'clients add': { call: `POST ${CLIENTS}`, about: 'Add a client; its secret is shown once' },
  'clients change': {
    call: `PUT ${CLIENTS}/{clientId}`,
    about: 'Change the name and the scopes of a client',
  },
  'clients rotate': { call: `POST ${CLIENTS}/{clientId}/rotate`, about: 'A new secret, shown once' },
  'clients withdraw': { call: `POST ${CLIENTS}/{clientId}/withdraw`, about: 'Withdraw a client' },
  'webhooks list': { call: `GET ${WEBHOOKS}`, about: 'Addresses that are sent events' },
  'webhooks add': { call: `POST ${WEBHOOKS}`, about: 'Add an address; its secret is shown once' },
  'webhooks change': { call: `PUT ${WEBHOOKS}/{id}`, about: 'Change an address or its events' },
  'webhooks rotate': { call: `POST ${WEBHOOKS}/{id}/rotate`, about: 'A new secret, shown once' },
  'webhooks remove': { call: `DELETE ${WEBHOOKS}/{id}`, about: 'Remove an address' },
  'deliveries list': { call: 'GET /api/office/integrations/deliveries', about: 'The last events sent' },
  'deliveries retry': { call: 'POST /api/office/integrations/deliveries/{id}/retry', about: 'Send again' },
  'purchases list': {
    call: 'GET /api/office/integrations/purchases',
    about: 'Purchases that shops reported',
  },
  'purchases retry': { call: 'POST /api/office/integrations/purchases/{id}/retry', about: 'Apply again' },
}

const RECORDS: Readonly<Record<string, Command>> = {
  'rights own': { call: 'GET /api/office/rights/own', about: 'What the acting member of staff may do' },
  'figures show': {
    call: 'GET /api/office/figures',
    about: 'Figures by month or week, and open applications by age',
  },
  'figures export': { call: 'GET /api/office/figures.csv', about: 'Figures as CSV' },
  'figures applications': {
    call: 'GET /api/office/figures/applications.csv',
    about: 'Open applications by age, as CSV',
  },
  'audit list': { call: 'GET /api/office/audit', about: 'What staff did, newest first' },
  'audit export': { call: 'GET /api/office/audit.csv', about: 'The audit log as CSV' },
  'system show': { call: 'GET /api/office/system', about: 'The state of each part, and what to do about it' },
  'security list': { call: 'GET /api/auth/security-log', about: 'The security log' },
  'flags show': { call: 'GET /api/flags', about: 'What is turned on or off' },
  'flags set': { call: 'PUT /api/flags/{name}', argument: 'value', about: 'Turn a flag on or off' },
}

/** OF-12: the calls of the office by name. What a call takes is read from its description. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  queues: { call: 'GET /api/office/queues', about: 'What the office has to do, and what I am working on' },
  ...QUEUES,
  ...APPLICATION_MOVES,
  ...CARDS,
  ...PEOPLE,
  ...CODES,
  ...COURSES,
  ...INTEGRATIONS,
  ...RECORDS,
  content: { call: 'GET /api/office/content', about: 'What I can change without a release' },
  'translations texts': {
    call: 'GET /api/office/content/translations/{locale}/messages',
    about: 'Every text of a language, with the English one',
  },
  ...CONTENT,
}

/** The longest command that the arguments begin with, and what follows it. */
export function findCommand(words: readonly string[]): { name: string; rest: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ')
    if (words.length >= length && Object.hasOwn(COMMANDS, name)) return { name, rest: words.slice(length) }
  }
  return undefined
}
