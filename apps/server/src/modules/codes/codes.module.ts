import type { Locale } from '@fathom/domain/translations'
import type { Module } from '../../platform/module.ts'
import { batchRoutes } from './batches/batch.routes.ts'
import { renewDemoCodes } from './codes.demo.ts'
import type { CodesDeps } from './codes.deps.ts'
import { codesRoutes } from './codes.routes.ts'
import { codesMerging } from './merging.ts'
import { codesOwnData } from './own-data.ts'
import { CODES_EVENT, codesEvent } from './publish-change.ts'
import { applyWaitingClubCodes } from './redeem/apply-club-codes.ts'
import { SHARE_JOB, sendShareLetter } from './share/share-letter.ts'

export function codesModule(deps: CodesDeps): Module {
  return {
    ...codesOwnData,
    merging: codesMerging,
    routes: { pro: codesRoutes(deps), office: batchRoutes(deps) },
    liveEvents: { [CODES_EVENT]: codesEvent },
    mails: { [SHARE_JOB]: (data) => sendShareLetter(deps, data as { id: string; locale: Locale }) },
    cleanUp: () => applyWaitingClubCodes(deps),
    renewDemo: (tx, person) => renewDemoCodes(deps, tx, person),
  }
}
