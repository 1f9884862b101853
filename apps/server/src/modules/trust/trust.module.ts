import type { Module } from '../../platform/module.ts'
import { badgeRoutes } from './badges/badge.routes.ts'
import { documentRoutes } from './badges/document.routes.ts'
import { openRoutes } from './open.routes.ts'
import { formSigner } from './sign-form.ts'
import { staffRoutes } from './staff.routes.ts'
import { forgetStatements, listOwnStatements, markRevoked, unmarkRevoked } from './statement.store.ts'
import { statementFor } from './statement-for.ts'
import type { TrustHouse } from './trust.house.ts'
import type { Trust } from './trust.ts'

export function trustModule(house: TrustHouse): Module & Trust {
  return {
    statementFor: (tx, facts) => statementFor(house, tx, facts),
    formSigner: (tx, facts) => formSigner(house, tx, facts),
    revoke: (tx, id, reason) => markRevoked(tx, id, reason, house.clock.now()),
    unrevoke: unmarkRevoked,
    routes: {
      ecards: async (app) => {
        await app.register(openRoutes(house))
        await app.register(documentRoutes(house))
        await app.register(staffRoutes(house))
        await app.register(badgeRoutes(house))
      },
    },
    ownData: async (db, affiliateId) => ({
      statements: (await listOwnStatements(db, affiliateId)).map(({ facts, issuedAt }) => ({
        title: facts.levelName,
        name: facts.holderName,
        number: facts.licenseId,
        createdAt: issuedAt.toISOString(),
      })),
    }),
    forgetPerson: forgetStatements,
  }
}
