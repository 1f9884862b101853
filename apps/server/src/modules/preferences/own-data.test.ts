import { freshDatabase } from '@fathom/testing/world'
import { expect, test } from 'vitest'
import { connectDatabase } from '../../platform/database/index.ts'
import { changeChoices } from './change-choices.ts'
import { preferencesOwnData } from './own-data.ts'

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
