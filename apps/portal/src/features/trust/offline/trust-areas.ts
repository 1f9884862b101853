import { HALF_A_DAY_MS, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { isFromDevice } from '../../../shared/offline/stored-answers.ts'
import { untilOpensOffline } from '../../../shared/offline/until-opens-offline.ts'
import { trustQuery } from '../trust.queries.ts'

const SIX_HOURS_MS = 6 * 3_600_000

/** RT-20: the keys of the issuers and their revocations, for `/verify`. */
export const trustArea: OfflineArea = {
  name: 'trust',
  maxAgeMs: SIX_HOURS_MS,
  isChangedBy: () => false,
  store: async ({ calls, fetch }) => {
    const { isFresh, issuers } = await fetch(trustQuery(calls))
    if (!isFresh) throw new Error('the server did not answer the trust list')
    return [issuers]
  },
}

/** The code reader of `/verify`. The service worker brings it into its later shells. */
export const qrReaderArea: OfflineArea = {
  name: 'qr-reader',
  isLarge: true,
  maxAgeMs: Number.MAX_SAFE_INTEGER,
  isChangedBy: () => false,
  store: async ({ locale }) => {
    if (!('serviceWorker' in navigator)) return []
    await untilOpensOffline(locale)
    const { keepQrReader } = await import('../../../shared/ui/scan/qr-reader.ts')
    return [await keepQrReader()]
  },
}

/** TS-15: the certificate with which this device confirms dives, and what buddies confirmed. */
export const buddyArea: OfflineArea = {
  name: 'buddy',
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: () => false,
  store: async ({ calls, user: { affiliateId }, fetch }) => {
    const { DEVICE_CERTIFICATE, deviceSignerQuery, isWithdrawn } = await import('../buddy/device-signer.ts')
    const { CONFIRMATIONS, confirmationsQuery } = await import('../buddy/confirmations.ts')
    const signer = await fetch(deviceSignerQuery(calls, affiliateId)).catch((cause: unknown) =>
      // The person doesn't want this device to sign.
      isWithdrawn(cause) ? undefined : Promise.reject(cause),
    )
    const confirmations = await fetch(confirmationsQuery(calls, affiliateId))
    if ([DEVICE_CERTIFICATE, CONFIRMATIONS].some((name) => isFromDevice({ affiliateId, name })))
      throw new Error('the server did not answer for the buddies')
    return [signer?.certificate.length, confirmations]
  },
}
