import { hash, verify } from '@node-rs/argon2'
import { isLegacyHash, isLegacyPassword } from './legacy-hash.ts'

// The parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2ID)
}

/** Legacy formats hash the password as typed; ours hashes its normalized form. */
export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  if (!isLegacyHash(passwordHash)) return verify(passwordHash, password.normalize('NFKC'))
  const isRight = await isLegacyPassword(password, passwordHash)
  if (!isRight) await checkNobody(password)
  return isRight
}

let decoy: Promise<string> | undefined

/** As slow as checking a wrong password, so that timing doesn't reveal which emails have an account. */
export async function checkNobody(password: string): Promise<undefined> {
  decoy ??= hashPassword('nobody has this password')
  await verify(await decoy, password.normalize('NFKC'))
  return undefined
}
