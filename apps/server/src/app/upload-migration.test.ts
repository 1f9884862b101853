import { expect, test } from 'vitest'
import { anEarlierDatabase } from '../platform/database/earlier-database.fixture.ts'
import { migrate } from '../platform/database/migrate.ts'

const FIRST_WITH_ONE_TABLE = '0470'

const idOf = (last: number) => `01920000-0000-7000-8000-00000000000${last}`

test('uploads that were in progress before the update continue after it, and documents stay', async () => {
  const db = await anEarlierDatabase(FIRST_WITH_ONE_TABLE)
  await db.query(`insert into card_photo_upload (affiliate_id, id, size, received, created_at)
    values (7, '${idOf(1)}', 900, 300, '2026-03-01')`)
  await db.query(`insert into dive_photo_upload (affiliate_id, log_id, id, size, received, created_at)
    values (7, '${idOf(2)}', '${idOf(3)}', 800, 0, '2026-03-02')`)
  await db.query(`insert into application (id, applicant_id, type_id, status, fee_amount, fee_currency, created_at, changed_at)
    values ('${idOf(4)}', 8, 'divemaster', 'Draft', 0, 'USD', '2026-03-01', '2026-03-01')`)
  await db.query(`insert into application_document (application_id, id, name, size, received, type, created_at, completed_at)
    values ('${idOf(4)}', '${idOf(5)}', 'half.pdf', 700, 100, null, '2026-03-03', null),
           ('${idOf(4)}', '${idOf(6)}', 'whole.pdf', 600, 600, 'application/pdf', '2026-03-03', '2026-03-03')`)

  expect(await migrate(db)).toContain('0470-upload.sql')

  const uploads = await db.query(
    `select kind, affiliate_id::int as person, target, id, name, folder, size, received, active_at::date::text as day
     from upload order by kind`,
  )
  expect(uploads).toEqual([
    {
      ...{ kind: 'application-document', person: 8, target: idOf(4), id: idOf(5), name: 'half.pdf' },
      ...{ folder: `applications/${idOf(4)}/${idOf(5)}`, size: 700, received: 100, day: '2026-03-03' },
    },
    {
      ...{ kind: 'card-photo', person: 7, target: '', id: idOf(1), name: '' },
      ...{ folder: `certifications/7/uploads/${idOf(1)}`, size: 900, received: 300, day: '2026-03-01' },
    },
    {
      ...{ kind: 'dive-photo', person: 7, target: idOf(2), id: idOf(3), name: '' },
      ...{ folder: `logbook/7/uploads/${idOf(3)}`, size: 800, received: 0, day: '2026-03-02' },
    },
  ])
  expect(await db.query('select id, name, size from application_document')).toEqual([
    { id: idOf(6), name: 'whole.pdf', size: 600 },
  ])
})
