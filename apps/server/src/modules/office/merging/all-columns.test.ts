import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { createModules } from '../../../app/create-modules.ts'
import { type Server, startServer } from '../../../app/start.ts'
import type { MergePart } from '../../../platform/merging.ts'

let world: World<Server>
let parts: MergePart[]

beforeAll(async () => {
  world = await startWorld(startServer)
  const { modules, session } = await createModules(world.server.platform, () => {
    throw new Error('no request is made here')
  })
  await session.close()
  parts = Object.values(modules).flatMap(({ merging }) => merging ?? [])
})

/** Large numbers that are no person's. Numbers of people are the only others of this type. */
const NOBODY = [
  'audit_entry.id',
  'course_content_file.size',
  'course_content_file.start',
  'data_export.size_bytes',
  'dive_import_file.bytes',
  'dive_log_month.bottom_time',
  'dive_log_year.bottom_time',
  'edition_draft.revision',
  'passkey.counter',
  'person_event.sequence',
  'person_sequence.last',
  'second_factor.last_step',
  'trust_statement.status_index',
  'xapi_statement.number',
]

test('[OF-03] each column with the number of a person says what becomes of it when accounts are merged', async () => {
  const columns = await world.server.platform.db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'bigint' order by 1`,
  )
  const moves = parts.flatMap((part) => part.moves.map(({ table, column }) => `${table}.${column}`))
  const stays = parts.flatMap((part) => Object.keys(part.stays))
  const declared = [...moves, ...stays, ...NOBODY]
  const names = columns.map(({ name }) => name)
  expect(names.filter((name) => !declared.includes(name))).toEqual([])
  expect(declared.filter((name) => !names.includes(name))).toEqual([])
  expect(declared.filter((name, at) => declared.indexOf(name) !== at)).toEqual([])
})

test('[OF-03] rows of people that refer to each other by number may move one after the other', async () => {
  const { db } = world.server.platform
  const fixed = await db.query<{ name: string }>(
    `select conrelid::regclass || ': ' || conname as name from pg_constraint c
     where contype = 'f' and not condeferrable and exists (
       select from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)
         and a.attname = 'affiliate_id') order by 1`,
  )
  // Neither of them moves.
  expect(fixed.map(({ name }) => name)).toEqual([
    'birth_date_confirmation: birth_date_confirmation_affiliate_id_fkey',
    'handover: handover_affiliate_id_session_id_fkey',
  ])
})
