import type { Module } from '../../platform/module.ts'
import { trustArchiveWords } from './archive-words.ts'
import { badgeRoutes } from './badges/badge.routes.ts'
import { documentRoutes } from './badges/document.routes.ts'
import { archivedDevices } from './devices/certify-device.ts'
import { checkConfirmation } from './devices/check-confirmation.ts'
import { deviceRoutes } from './devices/device.routes.ts'
import { trustMerging } from './merging.ts'
import { openRoutes } from './open.routes.ts'
import { signDive } from './sign-dive.ts'
import { formSigner } from './sign-form.ts'
import { staffRoutes } from './staff.routes.ts'
import {
  forgetStatements,
  listOwnStatements,
  markRevoked,
  replaceDives,
  replaceStatement,
  unmarkRevoked,
} from './statement.store.ts'
import { statementFor } from './statement-for.ts'
import type { TrustDeps } from './trust.deps.ts'
import type { Trust } from './trust.ts'

export function trustModule(deps: TrustDeps): Module & Trust {
  return {
    statementFor: (tx, facts) => statementFor(deps, tx, facts),
    formSigner: (tx, facts) => formSigner(deps, tx, facts),
    signDive: (tx, facts) => signDive(deps, tx, facts),
    checkConfirmation: (db, code) => checkConfirmation(deps, db, code),
    revoke: (tx, id, reason) => markRevoked(tx, id, reason, deps.clock.now()),
    replace: (tx, id, reason) => replaceStatement(tx, id, reason, deps.clock.now()),
    replaceDives: async (tx, affiliateId, reason) => {
      await replaceDives(tx, affiliateId, reason, deps.clock.now())
      await deps.renewDiveCodes(tx, [affiliateId])
    },
    unrevoke: unmarkRevoked,
    routes: {
      ecards: async (app) => {
        await app.register(openRoutes(deps))
        await app.register(documentRoutes(deps))
        await app.register(staffRoutes(deps))
        await app.register(badgeRoutes(deps))
        await app.register(deviceRoutes(deps))
      },
    },
    archiveWords: trustArchiveWords,
    ownData: async (db, affiliateId) => ({
      statements: (await listOwnStatements(db, affiliateId)).map(({ facts, issuedAt }) => ({
        title: facts.levelName,
        name: facts.holderName,
        number: facts.licenseId,
        createdAt: issuedAt.toISOString(),
      })),
      devices: await archivedDevices(db, affiliateId),
    }),
    forgetPerson: forgetStatements,
    merging: trustMerging,
  }
}
