import { freshDatabase } from '@fathom/testing/world'
import { expect, test } from 'vitest'
import { connectDatabase } from '../../platform/database/index.ts'
import { changeChoices } from './change-choices.ts'
import { preferencesOwnData } from './own-data.ts'
import { closeTour } from './preferences.store.ts'

const chosen = {
  organisation: true,
  thirdParty: false,
  notifications: true,
  digest: true,
  communicationLanguage: 'de-DE',
} as const

test("a person's archive contains the choices and every change; deleting the person doesn't affect others", async () => {
  const db = connectDatabase(await freshDatabase())
  const words = { organisation: 'a friend told me' }
  for (const by of [1, 2])
    await changeChoices(db, by, { choose: () => chosen, words }, { way: 'form', at: new Date(), by })
  const dataOf = (affiliateId: number) => preferencesOwnData.ownData?.(db, affiliateId)
  expect(await dataOf(1)).toMatchObject({ chosen, consents: { length: 4 } })
  await preferencesOwnData.forgetPerson?.(db, 1)
  expect(await dataOf(1)).toMatchObject({ chosen: null })
  expect(JSON.stringify(await dataOf(1))).not.toContain('a friend')
  expect(await dataOf(2)).toMatchObject({ chosen, consents: { length: 4 } })
  await db.close()
})

test('[SN-08] the archive says when the tour was closed, and deleting the person deletes that', async () => {
  const db = connectDatabase(await freshDatabase())
  const at = new Date('2026-11-01T08:00:00Z')
  await closeTour(db, 3, at)
  await closeTour(db, 3, new Date('2026-11-02T08:00:00Z'))
  const data = () => preferencesOwnData.ownData?.(db, 3)
  expect(await data()).toEqual({ chosen: null, consents: [], tourClosedAt: at })
  await preferencesOwnData.forgetPerson?.(db, 3)
  expect(await data()).toMatchObject({ tourClosedAt: null })
  await db.close()
})
