import type { Account } from '../ports.ts'
import type { Methods } from './methods.ts'
import type { IdentityDeps, Step } from './step.ts'

const PURPOSE = 'signed in, with a question left'

type Proven = { account: Account; methods: Methods }

/** Says who has signed in so far, for the next form of the same sign-in. It's useless in another one. */
export function prove({ options }: IdentityDeps, { uid }: Step, sub: string, methods: Methods): string {
  return options.secrets.seal(JSON.stringify({ uid, sub, methods }), PURPOSE)
}

export async function findProven(
  { options }: IdentityDeps,
  { uid }: Step,
  proof: string,
): Promise<Proven | undefined> {
  const proven = opened(options, proof)
  if (proven?.uid !== uid) return undefined
  const account = await options.accounts.findBySub(proven.sub)
  return account && { account, methods: proven.methods }
}

function opened(
  { secrets }: IdentityDeps['options'],
  proof: string,
): { uid: string; sub: string; methods: Methods } | undefined {
  try {
    return JSON.parse(secrets.open(proof, PURPOSE))
  } catch {
    // Not ours, or changed on the way.
    return undefined
  }
}
