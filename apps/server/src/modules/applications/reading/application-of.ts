import type { ApplicationWire } from '@fathom/contract/applications'
import { listMoves, stepsAhead, textsFrom, waitsFor } from '@fathom/domain/applications'
import type { Queryable } from '../../../platform/database/index.ts'
import { listNames } from '../../account/index.ts'
import { findRecordedParticipant } from '../../references/index.ts'
import type { ApplicationRow } from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { listHistory } from '../history.store.ts'
import { findPayment } from '../payment.store.ts'
import { checked } from './checked.ts'
import { facesOf } from './faces-of.ts'
import { factsOf } from './facts-of.ts'
import { feesOf, isFeeDue } from './fees-of.ts'
import type { Reading } from './reading.ts'
import { roleOf } from './role-of.ts'
import { cardsOf, typeName } from './type-name.ts'

/** The application with what this reader may see (EN-04). */
export async function applicationOf(
  deps: Pick<ApplicationsDeps, 'clock'>,
  db: Queryable,
  row: ApplicationRow,
  reading: Reading,
): Promise<ApplicationWire> {
  const history = await listHistory(db, row.id)
  const payment = await findPayment(db, row.id)
  const named = [row.applicantId, ...history.map(({ byId }) => byId), ...(payment ? [payment.byId] : [])]
  const names = await listNames(db, [...new Set(named)])
  const nameOf = (affiliateId: number) => names.get(affiliateId) ?? ''
  const faceOf = await facesOf(db, [row])
  const summary = summaryOf(row, reading)
  const isDue = isFeeDue(row)
  const instructor = await participantOf(db, 'member', row.instructorNumber, reading.expandInstructor)
  return {
    ...summary,
    applicant: {
      affiliateId: row.applicantId,
      ...(reading.expandApplicant && { name: nameOf(row.applicantId), ...faceOf(row, 'applicant') }),
    },
    types: [{ ...summary.type, certificationCards: cardsOf(row.typeId, reading.locale) }],
    instructor: instructor && { ...instructor, ...(reading.expandInstructor && faceOf(row, 'instructor')) },
    store: await participantOf(db, 'store', row.storeNumber, reading.expandStore),
    teachingAddress: row.teachingAddress,
    fees: feesOf(row),
    payment: payment
      ? {
          reference: payment.reference,
          receivedBy: payment.storeId === null ? 'provider' : 'store',
          name: nameOf(payment.byId),
          at: payment.at.toISOString(),
        }
      : null,
    promisedFrom: row.promisedFrom?.toISOString() ?? null,
    evidence: row.evidence,
    ...textsFrom((field) => row[field]),
    ...checked(row, row.facts ?? (await factsOf(deps, db, row.applicantId))),
    history: history.map(({ move, from, to, role, byId, reason, at }) => ({
      ...{ move, from, to, role, reason },
      name: nameOf(byId),
      at: at.toISOString(),
    })),
    ahead: stepsAhead(row.status, isDue),
    moves: listMoves({ status: row.status, role: summary.role, isFeeDue: isDue }),
  }
}

export function summaryOf(row: ApplicationRow, { caller, locale }: Pick<Reading, 'caller' | 'locale'>) {
  return {
    id: row.id,
    type: { id: row.typeId, name: typeName(row.typeId, locale) },
    status: row.status,
    role: roleOf(row, caller),
    waitsFor: waitsFor(row.status, isFeeDue(row)),
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    changedAt: row.changedAt.toISOString(),
    version: row.version,
  }
}

async function participantOf(
  db: Queryable,
  kind: 'member' | 'store',
  number: number | null,
  isNamed: boolean,
) {
  if (number === null) return null
  const found = isNamed ? await findRecordedParticipant(db, kind, number) : undefined
  return { number, ...(found && { name: found.name, city: found.city }) }
}
