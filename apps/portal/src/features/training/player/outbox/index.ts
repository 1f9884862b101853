import type { Calls } from '../../../../shared/calls.tsx'
import { sendReport } from './send-report.ts'
import { type Sent, sendStored } from './send-stored.ts'
import { deviceSittings } from './stored-sitting.ts'

/**
 * Sends lesson reports stored on this device; returns how many sittings got through and how many are pending.
 */
export const sendStoredSittings = (calls: Calls, affiliateId: number): Promise<Sent> =>
  sendStored(deviceSittings, affiliateId, sendReport(calls))
