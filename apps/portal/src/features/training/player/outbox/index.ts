import type { Calls } from '../../../../shared/calls.tsx'
import { deviceSittings } from './kept-sitting.ts'
import { sendKept } from './send-kept.ts'
import { sendReport } from './send-report.ts'

/** What lessons left on this device goes to the server; answers how many sittings got through. */
export const sendKeptSittings = (calls: Calls, affiliateId: number): Promise<number> =>
  sendKept(deviceSittings, affiliateId, sendReport(calls))
