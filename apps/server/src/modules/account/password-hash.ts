import { hash, verify } from '@node-rs/argon2'

// The parameters that OWASP names for argon2id: 19 MiB, two passes, one lane.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2ID)
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'))
}

let decoy: Promise<string> | undefined

/** As slow as a wrong password, so that time does not tell which e-mails have an account. */
export async function checkNobody(password: string): Promise<undefined> {
  decoy ??= hashPassword('nobody has this password')
  await isPassword(password, await decoy)
  return undefined
}
