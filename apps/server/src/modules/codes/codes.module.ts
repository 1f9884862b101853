import type { Locale } from '@fathom/domain/translations'
import type { Module } from '../../platform/module.ts'
import { renewDemoCodes } from './codes.demo.ts'
import type { CodesHouse } from './codes.house.ts'
import { codesRoutes } from './codes.routes.ts'
import { codesOwnData } from './own-data.ts'
import { applyWaitingClubCodes } from './redeem/apply-club-codes.ts'
import { SHARE_JOB, sendShareLetter } from './share/share-letter.ts'
import { CODES_EVENT, codesEvent } from './tell-change.ts'

export function codesModule(house: CodesHouse): Module {
  return {
    ...codesOwnData,
    routes: { pro: codesRoutes(house) },
    liveEvents: { [CODES_EVENT]: codesEvent },
    jobs: { [SHARE_JOB]: (data) => sendShareLetter(house, data as { id: string; locale: Locale }) },
    cleanUp: () => applyWaitingClubCodes(house),
    renewDemo: (tx, person) => renewDemoCodes(house, tx, person),
  }
}
