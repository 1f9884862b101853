import { freshDatabase } from '@fathom/testing/world'
import { expect, test } from 'vitest'
import { checkSecretKey } from './check-secret-key.ts'
import { connectDatabase } from './database/index.ts'
import { createSecretBox } from './secret-box.ts'

test('a database opens only with the SECRET_KEY that it was made with', async () => {
  const db = connectDatabase(await freshDatabase())
  const secrets = createSecretBox('the first secret of this database, long enough')
  await checkSecretKey({ db, secrets })
  await checkSecretKey({ db, secrets })
  const others = createSecretBox('another secret, as long as the first one was')
  await expect(checkSecretKey({ db, secrets: others })).rejects.toThrow(/^SECRET_KEY is not the one/)
  await db.close()
})
