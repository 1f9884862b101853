import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { CertificationsDeps } from './certifications.deps.ts'
import { renewDemoCards } from './demo/certifications.demo.ts'
import { deskRoutes } from './desk/desk.routes.ts'
import { drawingRoutes } from './drawing/drawing.routes.ts'
import { eCardRoutes } from './ecards/ecard.routes.ts'
import { holdName, noteIdentity } from './holders/find-identity.ts'
import { nameRoutes } from './holders/name.routes.ts'
import { certificationsMerging } from './merging.ts'
import { certificationsOwnData } from './own-data.ts'
import { cardPhotoRoutes, signedPhotoRoutes } from './photos/card-photo.routes.ts'
import { giveBoughtECard, orderBoughtCard } from './purchases/apply-bought-card.ts'
import { certificationQueues } from './queues.ts'
import { cardListRoutes, certificationRoutes } from './records/certification.routes.ts'
import { type IssueCertification, issueCertification } from './records/issue-certification.ts'
import { redemptionRoutes } from './redemption/redemption.routes.ts'
import { replacementRoutes } from './replacement/replacement.routes.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'

/** Besides its calls, the module issues certifications on behalf of other modules. */
export type CertificationsModule = Module & {
  issueCertification: IssueCertification
  /** To be called when the name or the date of birth of an account has changed: the cards keep theirs. */
  identityChanged: (tx: Queryable, affiliateId: number) => Promise<void>
  /** To be called when another record was verified in this name. */
  holdName: (tx: Queryable, affiliateId: number, name: string) => Promise<void>
  /** For what a shop sold (OF-10). */
  giveBoughtECard: OnPurchase<typeof giveBoughtECard>
  orderBoughtCard: OnPurchase<typeof orderBoughtCard>
}

type OnPurchase<Use extends typeof giveBoughtECard | typeof orderBoughtCard> = (
  tx: Queryable,
  bought: Parameters<Use>[2],
) => ReturnType<Use>

export function certificationsModule(deps: CertificationsDeps): CertificationsModule {
  return {
    ...certificationsOwnData(deps),
    merging: certificationsMerging,
    issueCertification: issueCertification(deps),
    identityChanged: async (tx, affiliateId) => void (await noteIdentity(deps, tx, affiliateId)),
    holdName: (tx, affiliateId, name) => holdName(deps, tx, affiliateId, name),
    giveBoughtECard: (tx, bought) => giveBoughtECard(deps, tx, bought),
    orderBoughtCard: (tx, bought) => orderBoughtCard(deps, tx, bought),
    queues: certificationQueues(deps),
    renewDemo: (tx, person) => renewDemoCards(deps, tx, person),
    routes: {
      pro: async (app) => {
        await app.register(cardPhotoRoutes(deps))
        await app.register(nameRoutes(deps))
        await app.register(certificationRoutes(deps))
      },
      office: deskRoutes(deps),
      ecards: async (app) => {
        await app.register(cardListRoutes(deps))
        await app.register(redemptionRoutes(deps))
        await app.register(eCardRoutes(deps))
        await app.register(drawingRoutes(deps))
        await app.register(walletRoutes(deps))
        await app.register(signedPhotoRoutes(deps))
        await app.register(replacementRoutes(deps))
      },
    },
  }
}
