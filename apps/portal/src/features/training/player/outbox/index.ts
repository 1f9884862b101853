import type { Calls } from '../../../../shared/calls.tsx'
import { deviceSittings } from './kept-sitting.ts'
import { type Sent, sendKept } from './send-kept.ts'
import { sendReport } from './send-report.ts'

/** What lessons left on this device goes to the server; answers how many sittings got through, and how many wait. */
export const sendKeptSittings = (calls: Calls, affiliateId: number): Promise<Sent> =>
  sendKept(deviceSittings, affiliateId, sendReport(calls))
