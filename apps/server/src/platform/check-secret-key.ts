import type { Platform } from './platform.ts'
import type { SecretBox } from './secret-box.ts'
import { StartProblem } from './start-problem.ts'

const PURPOSE = 'secret check'

/** Whether this is the key that sealed a database's check. */
export function isSecretOf(sealed: string, secrets: SecretBox): boolean {
  try {
    secrets.open(sealed, PURPOSE)
    return true
  } catch {
    return false
  }
}

/**
 * A database sealed with one SECRET_KEY and read with another would fail late and far from the cause, so we
 * fail at startup with a clear message.
 */
export async function checkSecretKey({ db, secrets }: Pick<Platform, 'db' | 'secrets'>): Promise<void> {
  await db.query('insert into secret_check (sealed) values ($1) on conflict do nothing', [
    secrets.seal(PURPOSE, PURPOSE),
  ])
  const [row] = await db.query<{ sealed: string }>('select sealed from secret_check')
  if (!isSecretOf(row?.sealed ?? '', secrets))
    throw new StartProblem(
      'SECRET_KEY is not the one that this database was created with: set the previous one again',
    )
}
