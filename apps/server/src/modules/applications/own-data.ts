import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import { type ApplicationRow, listOwn } from './application.store.ts'
import { listHistory } from './history.store.ts'
import { typeName } from './reading/type-name.ts'

/** How somebody came to a rating is a training record: it stays under the number, without address, name or words. */
export const applicationsOwnData: Required<Pick<Module, 'ownData' | 'forgetPerson'>> = {
  ownData: async (db, affiliateId) => ({
    forms: await Promise.all((await listOwn(db, affiliateId)).map((row) => recordOf(db, row))),
  }),
  forgetPerson: async (tx, affiliateId) => {
    await tx.query(`delete from application where applicant_id = $1 and submitted_at is null`, [affiliateId])
    await tx.query(
      `update application_move m set reason = '' from application a
       where a.id = m.application_id and a.applicant_id = $1`,
      [affiliateId],
    )
    await tx.query(
      `insert into application_move (application_id, version, move, from_status, to_status, by_id, by_role, reason, at)
       select id, version + 1, 'cancel', status, 'Canceled', applicant_id, 'applicant', '', now()
       from application where applicant_id = $1 and status not in ('Canceled', 'Complete')`,
      [affiliateId],
    )
    await tx.query(
      `update application set evidence = '{}', signature = '', teaching_address = null, facts = null,
         status = case when status = 'Complete' then status else 'Canceled' end, version = version + 1
       where applicant_id = $1`,
      [affiliateId],
    )
  },
}

async function recordOf(db: Queryable, row: ApplicationRow) {
  return {
    id: row.id,
    title: typeName(row.typeId, 'en-US'),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.submittedAt?.toISOString() ?? null,
    memberNumber: row.instructorNumber,
    storeNumber: row.storeNumber,
    address: row.teachingAddress,
    name: row.signature,
    answers: Object.entries(row.evidence).map(([question, given]) => ({ question, given })),
    total: `${(row.feeAmount / 100).toFixed(2)} ${row.feeCurrency}`,
    changes: (await listHistory(db, row.id)).map(({ at, from, to, reason }) => ({
      ...{ at: at.toISOString(), before: from, after: to, reason },
    })),
  }
}
