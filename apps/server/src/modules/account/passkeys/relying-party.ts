import type { Platform } from '../../../platform/platform.ts'

/** A passkey belongs to the host of PUBLIC_URL; no header can change that. */
export function relyingParty({ config }: Pick<Platform, 'config'>) {
  const { hostname, origin } = new URL(config.publicUrl)
  return { name: 'Fathom', id: hostname, origin }
}

/** EdDSA, ES256 and RS256: the algorithms that current keys sign with. */
export const ALGORITHMS = [-8, -7, -257]

export type PasskeyDeps = Pick<Platform, 'config' | 'db' | 'clock' | 'log'>
