import type { Calls } from '../../../../shared/calls.tsx'
import { deviceSittings } from './stored-sitting.ts'
import { type Sent, sendStored } from './send-stored.ts'
import { sendReport } from './send-report.ts'

/** What lessons left on this device goes to the server; answers how many sittings got through, and how many wait. */
export const sendStoredSittings = (calls: Calls, affiliateId: number): Promise<Sent> =>
  sendStored(deviceSittings, affiliateId, sendReport(calls))
