const MINUTE_MS = 60_000
const YEAR_MS = 366 * 24 * 60 * MINUTE_MS

/** Who signed on a device, with its own time as it claims it and with ours, which counts. */
export type SignedTimes = { signedAt: string; signedOnDeviceAt?: string }

/** As it was claimed, in UTC. */
export const claimOf = (claimed: string | undefined): Pick<SignedTimes, 'signedOnDeviceAt'> =>
  claimed === undefined ? {} : { signedOnDeviceAt: new Date(claimed).toISOString() }

/**
 * The time of the device where it says more than ours. One that is ahead of us, or that lies back further than any form
 * is good for, comes from a clock that was set wrong.
 */
export function findDeviceTime({ signedAt, signedOnDeviceAt }: SignedTimes): string | undefined {
  if (signedOnDeviceAt === undefined) return undefined
  const before = Date.parse(signedAt) - Date.parse(signedOnDeviceAt)
  return before > MINUTE_MS && before <= YEAR_MS ? signedOnDeviceAt : undefined
}
