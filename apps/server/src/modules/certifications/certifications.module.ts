import type { Module } from '../../platform/module.ts'
import type { CertificationsHouse } from './certifications.house.ts'
import { renewDemoCards } from './demo/certifications.demo.ts'
import { drawingRoutes } from './drawing/drawing.routes.ts'
import { eCardRoutes } from './ecards/ecard.routes.ts'
import { certificationsOwnData } from './own-data.ts'
import { cardPhotoRoutes } from './photos/card-photo.routes.ts'
import { cardListRoutes, certificationRoutes } from './records/certification.routes.ts'
import { type IssueCertification, issueCertification } from './records/issue-certification.ts'
import { redemptionRoutes } from './redemption/redemption.routes.ts'
import { replacementRoutes } from './replacement/replacement.routes.ts'

/** Beside its calls the room certifies people for the rooms that find them ready. */
export type CertificationsModule = Module & { issueCertification: IssueCertification }

export function certificationsModule(house: CertificationsHouse): CertificationsModule {
  return {
    ...certificationsOwnData(house),
    issueCertification: issueCertification(house),
    renewDemo: (tx, person) => renewDemoCards(house, tx, person),
    routes: {
      pro: async (app) => {
        await app.register(cardPhotoRoutes(house))
        await app.register(certificationRoutes(house))
      },
      ecards: async (app) => {
        await app.register(cardListRoutes(house))
        await app.register(redemptionRoutes(house))
        await app.register(eCardRoutes(house))
        await app.register(drawingRoutes(house))
        await app.register(replacementRoutes(house))
      },
    },
  }
}
