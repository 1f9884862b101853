import { findDeviceTime, type SignedTimes } from '../device-time.ts'
import type { Words } from './words-of.ts'

/** When it was signed; if it arrived later, both when it was signed on the device and when it arrived. */
export function timesOf(times: SignedTimes, { t, moment }: Words) {
  const onDevice = findDeviceTime(times)
  if (onDevice === undefined) return [{ label: t('forms.document.signed'), value: moment(times.signedAt) }]
  return [
    { label: t('forms.document.signedOnDevice'), value: moment(onDevice) },
    { label: t('forms.document.received'), value: moment(times.signedAt) },
  ]
}
