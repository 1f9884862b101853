import { expect, test } from 'vitest'
import { anEarlierDatabase } from '../../../platform/database/earlier-database.fixture.ts'
import type { Database } from '../../../platform/database/index.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { type DocumentRow, isMedicalRequired } from './document.store.ts'

const FIRST_WITH_DECLINED_SINCE = '0630'
const idOf = (person: number, number: number) => `01920000-0000-7000-8000-00000000${person}0${number}0`

type Questionnaire = { signed: string; decided?: string; outcome?: 'approved' | 'declined' }

/** Questionnaires of one person in the order of signing, and the record that the newest of them completes. */
async function addPerson(db: Database, person: number, questionnaires: readonly Questionnaire[]) {
  for (const [at, { signed, decided = null, outcome = null }] of questionnaires.entries())
    await db.query(
      `insert into form_document (affiliate_id, id, audience, form, definition_version, language, needs_physician,
         created_at, signed_at, sent_hash, seal, physician_outcome, physician_decided_at)
       values ($1, $2, 'diver', 'medical-questionnaire', 2, 'en-US', true, $3, $3, '', '', $4, $5)`,
      [person, idOf(person, at), signed, outcome, decided],
    )
  await db.query(
    `insert into form_record (affiliate_id, audience, name, signed_at)
     values ($1, 'diver', 'medical-questionnaire', '2026-11-01')`,
    [person],
  )
}

async function standingOf(db: Database, person: number) {
  const rows = await db.query<DocumentRow>(
    'select * from form_document where affiliate_id = $1 order by created_at',
    [person],
  )
  const [record] = await db.query<{ signed_at: Date | null }>(
    'select signed_at from form_record where affiliate_id = $1',
    [person],
  )
  return {
    declinedSince: rows.map(({ declined_since }) => declined_since),
    isCleared: rows.map((row) => !isMedicalRequired(row)),
    isRecorded: record?.signed_at !== null,
  }
}

test('[TS-10] the update takes the force from approvals before a decline, and leaves those after it', async () => {
  const db = await anEarlierDatabase(FIRST_WITH_DECLINED_SINCE)
  const approved = (signed: string, decided: string) => ({ signed, decided, outcome: 'approved' }) as const
  const declined = (signed: string, decided: string) => ({ signed, decided, outcome: 'declined' }) as const
  await addPerson(db, 1, [declined('2026-10-01', '2026-10-20'), approved('2026-10-02', '2026-10-10')])
  await addPerson(db, 2, [declined('2026-10-01', '2026-10-10'), approved('2026-10-12', '2026-10-20')])
  await addPerson(db, 3, [approved('2026-10-01', '2026-10-10')])
  await addPerson(db, 4, [approved('2026-10-01', '2026-10-10'), declined('2026-10-02', '2026-10-10')])

  expect(await migrate(db)).toContain('0630-form-declined-since.sql')

  expect(await standingOf(db, 1)).toEqual({
    declinedSince: [false, true],
    isCleared: [false, false],
    isRecorded: false,
  })
  expect(await standingOf(db, 2)).toEqual({
    declinedSince: [false, false],
    isCleared: [false, true],
    isRecorded: true,
  })
  expect(await standingOf(db, 3)).toEqual({ declinedSince: [false], isCleared: [true], isRecorded: true })
  expect((await standingOf(db, 4)).declinedSince).toEqual([true, false])
})
