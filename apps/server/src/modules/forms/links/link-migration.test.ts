import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { anEarlierDatabase } from '../../../platform/database/earlier-database.fixture.ts'
import type { Database } from '../../../platform/database/index.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { insertLink, listLinks } from './link.store.ts'
import { getLinked } from './linked-document.ts'

const FIRST_WITH_MAILED_LINKS = '0540'
const DIVER = 100002
const idOf = (last: number) => `01920000-0000-7000-8000-00000000000${last}`
const NOW = new Date('2026-11-16T12:00:00Z')
const secrets = createSecretBox('planted secret of this test')

/** Two questionnaires that wait for a physician; of the second, one decided. */
async function addForms(db: Database) {
  for (const id of [idOf(1), idOf(2)])
    await db.query(
      `insert into form_document (affiliate_id, id, audience, form, definition_version, language, needs_physician,
         created_at, signed_at, sent_hash, seal)
       values ($1, $2, 'diver', 'medical-questionnaire', 1, 'en-US', true, now(), now(), '', '')`,
      [DIVER, id],
    )
  await db.query(
    `update form_document set physician_outcome = 'approved', physician_sealed = '', physician_decided_at = now()
     where id = $1`,
    [idOf(2)],
  )
}

/** As the portal made links before they were mailed: the diver got the address. */
const addEarlierLink = (db: Database, token: string, documentId: string, role: string, usedAt: Date | null) =>
  db.query(
    `insert into form_link (token_hash, affiliate_id, document_id, role, created_at, expires_at, used_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      createHash('sha256').update(token).digest(),
      DIVER,
      documentId,
      role,
      new Date('2026-11-15T12:00:00Z'),
      new Date('2026-11-29T12:00:00Z'),
      usedAt,
    ],
  )

test('[TS-01] links that the diver could see before the update open nothing after it; what was decided stays', async () => {
  const db = await anEarlierDatabase(FIRST_WITH_MAILED_LINKS)
  await addForms(db)
  await addEarlierLink(db, 'first', idOf(1), 'physician', null)
  await addEarlierLink(db, 'second', idOf(1), 'physician', null)
  await addEarlierLink(db, 'parent', idOf(1), 'guardian', null)
  await addEarlierLink(db, 'used', idOf(2), 'physician', new Date('2026-11-15T13:00:00Z'))

  expect(await migrate(db)).toContain('0540-form-link-mailed.sql')

  const nobody = {
    ...{ isBrowserOf: async () => false, hasProfessional: async () => false },
    ...{ listBrowserOwners: async () => [], listByAddress: async () => [] },
  }
  const deps = { db, secrets, clock: { now: () => NOW }, ...nobody } as unknown as FormsDeps
  const problemOf = (token: string, role: 'physician' | 'guardian') =>
    getLinked(deps, db, { token, role, browser: {} }).then(
      () => 'opened',
      ({ problem }: { problem: string }) => problem,
    )
  expect(await Promise.all(['first', 'second'].map((token) => problemOf(token, 'physician')))).toEqual([
    'link-ended',
    'link-ended',
  ])
  expect(await problemOf('parent', 'guardian')).toBe('link-ended')
  expect(await problemOf('used', 'physician')).toBe('link-used')
  const outcomes = await db.query('select id, physician_outcome as outcome from form_document order by id')
  expect(outcomes).toEqual([
    { id: idOf(1), outcome: null },
    { id: idOf(2), outcome: 'approved' },
  ])
})

test('[TS-01] after the update the diver has a new link mailed for a form that was waiting', async () => {
  const db = await anEarlierDatabase(FIRST_WITH_MAILED_LINKS)
  await addForms(db)
  await addEarlierLink(db, 'first', idOf(1), 'physician', null)
  await migrate(db)
  await insertLink({ secrets }, db, {
    ...{ affiliateId: DIVER, documentId: idOf(1), id: idOf(9), token: 'mailed', role: 'physician' },
    ...{ recipient: { name: 'Dr. Reis', email: 'reis@clinic.test' }, language: 'en-US' },
    ...{ now: NOW, expiresAt: new Date('2026-11-30T12:00:00Z') },
  })
  const links = await listLinks({ secrets }, db, DIVER)
  expect(links.map(({ recipient, endedBy }) => [recipient?.name, endedBy])).toEqual([
    ['Dr. Reis', null],
    [undefined, 'upgrade'],
  ])
})
