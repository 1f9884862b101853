import { findApplicationType, judgeMove } from '@fathom/domain/applications'
import { EMPTY_ADDRESS } from '@fathom/domain/profile'
import type { Queryable } from '../../platform/database/index.ts'
import type { DemoPerson } from '../../platform/demo.ts'
import { type ApplicationRow, insertApplication, listOwn, saveApplication } from './application.store.ts'
import type { ApplicationsDeps } from './applications.deps.ts'
import { DEMO_APPLICATIONS, DEMO_EVIDENCE, type DemoMove } from './demo-applications.ts'
import { addMove } from './history.store.ts'
import { issueFor } from './moving/issue-for.ts'
import { factsOf } from './reading/facts-of.ts'
import { isFeeDue, paidAt } from './reading/fees-of.ts'

const DAY_MS = 86_400_000
const KAI = { instructorNumber: 500001, instructorId: 200001 }
const HARBOUR = { storeNumber: 7001, storeId: 300001 }
const STAFF = 900001

const FILLED = {
  ...KAI,
  ...HARBOUR,
  teachingAddress: {
    ...EMPTY_ADDRESS,
    ...{ addressLine1: 'Harbour Street 1', city: 'Sharm El Sheikh' },
    ...{ country: 'Egypt', countryId: 'EG', postalCode: '46619', postalCodeRequired: true },
    ...{ state: 'South Sinai', stateId: 'EG.26' },
  },
}

const idOf = (number: number) => `01920000-0000-7000-a400-${String(number).padStart(12, '0')}`

/**
 * Also seeded at the first start after this module was added; applications that were moved since stay as they
 * are.
 */
export async function renewDemoApplications(
  deps: ApplicationsDeps,
  tx: Queryable,
  { name, affiliateId: applicantId, givenName, familyName }: DemoPerson,
): Promise<void> {
  const own = DEMO_APPLICATIONS.filter(({ by }) => by === name)
  const daysAgo = (days: number) => new Date(deps.clock.now().getTime() - days * DAY_MS)
  for (const { number, typeId, startedDaysAgo, moves } of own) {
    const { amount: feeAmount, currency: feeCurrency } = findApplicationType(typeId)?.fee ?? NO_FEE
    const added = { id: idOf(number), applicantId, typeId, feeAmount, feeCurrency }
    if (!(await insertApplication(tx, added, daysAgo(startedDaysAgo)))) continue
    const started = (await listOwn(tx, applicantId)).find(({ id }) => id === added.id)
    if (!started) throw new Error(`the demo has no application ${added.id}`)
    const evidence = DEMO_EVIDENCE[name] ?? {}
    let row: ApplicationRow = { ...started, ...FILLED, evidence, signature: `${givenName} ${familyName}` }
    for (const move of moves) row = await replay(deps, tx, row, { ...move, at: daysAgo(move.daysAgo) })
  }
}

const NO_FEE = { amount: 0, currency: 'USD' }

/** Uses the same move table as real applications, on past days and without notifications. */
async function replay(
  deps: ApplicationsDeps,
  tx: Queryable,
  row: ApplicationRow,
  { move, at, reason = '' }: DemoMove & { at: Date },
): Promise<ApplicationRow> {
  const { role, byId } = moverOf(move, row)
  const judged = judgeMove(move, { status: row.status, role, isFeeDue: isFeeDue(row), reason })
  if ('refused' in judged) throw new Error(`the demo cannot ${move}: ${judged.refused}`)
  const changed = {
    ...(move === 'submit' && {
      submittedAt: at,
      promisedFrom: at,
      facts: await factsOf(deps, tx, row.applicantId),
    }),
    ...(move === 'return' && { submittedAt: null, promisedFrom: null, facts: null, signature: '' }),
    ...(move === 'record-payment' && paidAt(row, at)),
  }
  const moved = await saveApplication(tx, { ...row, ...changed, status: judged.to }, at)
  await addMove(tx, {
    ...{ applicationId: row.id, version: moved.version, move, from: row.status, to: judged.to },
    ...{ byId, role, reason, key: null, at },
  })
  const issue: ApplicationsDeps['issueCertification'] = (db, request) =>
    deps.issueCertification(db, { ...request, issuedAt: at })
  if (moved.status === 'Complete') await issueFor({ issueCertification: issue }, tx, moved, at)
  return moved
}

function moverOf(move: DemoMove['move'], row: ApplicationRow) {
  if (move === 'submit' || move === 'cancel') return { role: 'applicant' as const, byId: row.applicantId }
  if (move === 'open' || move === 'approve' || move === 'return')
    return { role: 'instructor' as const, byId: KAI.instructorId }
  return { role: 'provider' as const, byId: STAFF }
}
