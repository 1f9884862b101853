const MINUTE_MS = 60_000
const YEAR_MS = 366 * 24 * 60 * MINUTE_MS

/** When it was signed: the time that the device claims, and our own time, which counts. */
export type SignedTimes = { signedAt: string; signedOnDeviceAt?: string }

/** The claimed time, in UTC. */
export const claimOf = (claimed: string | undefined): Pick<SignedTimes, 'signedOnDeviceAt'> =>
  claimed === undefined ? {} : { signedOnDeviceAt: new Date(claimed).toISOString() }

/**
 * The device time if it adds information. A time in the future, or older than any form is valid for, comes
 * from a wrong clock.
 */
export function findDeviceTime({ signedAt, signedOnDeviceAt }: SignedTimes): string | undefined {
  if (signedOnDeviceAt === undefined) return undefined
  const before = Date.parse(signedAt) - Date.parse(signedOnDeviceAt)
  return before > MINUTE_MS && before <= YEAR_MS ? signedOnDeviceAt : undefined
}
