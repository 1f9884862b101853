import { clubStatus, trialFrom } from '@fathom/domain/club'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/index.ts'
import { applyClubCode } from './club-code.ts'
import { addTerm, listTerms } from './club-term.store.ts'

const now = new Date('2026-11-15T10:00:00Z')
let db: Database

beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
})
afterAll(() => db.close())

const apply = (affiliateId: number, code: string) =>
  db.transaction((tx) => applyClubCode(tx, affiliateId, { code, now }))

test('[ST-10] [ST-04] a club code makes a person Active for a year, and a second one adds the year after it', async () => {
  expect(await apply(1, 'ONE')).toBe('2027-11-14')
  expect(clubStatus(await listTerms(db, 1), '2026-11-15').state).toBe('Active')
  expect(await apply(1, 'TWO')).toBe('2028-11-14')
})

test("[ST-10] the rest of a trial isn't lost", async () => {
  await addTerm(db, 2, 'trial', { ...trialFrom('2026-08-29'), endsOn: '2026-11-26' })
  expect(await apply(2, 'ONE')).toBe('2027-11-26')
})

test('[ST-10] two codes at the same instant both count, and one code counts once', async () => {
  expect((await Promise.all([apply(4, 'ONE'), apply(4, 'TWO')])).sort()).toEqual(['2027-11-14', '2028-11-14'])
  await expect(apply(4, 'ONE')).rejects.toThrow()
})
