import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { demoAccounts, missingDemoAccount } from './account.demo.ts'
import type { AccountDeps, AccountPorts } from './account.deps.ts'
import { accountJobs, cleanUpAccounts } from './account.jobs.ts'
import { passwordAndPhoneRoutes, personRoutes } from './account.routes.ts'
import { authenticationRoutes } from './authentication/authentication.routes.ts'
import { accountOwnData, forgetAccountPerson } from './own-data/account-own-data.ts'
import { accountArchiveWords } from './own-data/archive-words.ts'
import { deletionRoutes, exportRoutes } from './own-data/own-data.routes.ts'
import { passkeyRoutes } from './passkeys/passkey.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { renewDemoKey } from './second-factor/second-factor-on.ts'
import { accountMerging } from './staff/merging.ts'
import { staffRoutes } from './staff/staff.routes.ts'

type Used = Pick<Platform, 'config' | 'db' | 'files' | 'jobs' | 'mail' | 'secrets' | 'clock' | 'log'>

export function accountModule(platform: Used, ports: AccountPorts): Module {
  const deps: AccountDeps = { ...platform, ...ports }
  const addMissing = missingDemoAccount()
  return {
    demo: demoAccounts(),
    renewDemo: async (tx, person) => {
      await addMissing(tx, person)
      await renewDemoKey(deps, tx, person)
    },
    ...accountJobs(deps),
    cleanUp: () => cleanUpAccounts(deps),
    ownData: accountOwnData,
    archiveWords: accountArchiveWords,
    merging: accountMerging,
    forgetPerson: (tx, affiliateId) => forgetAccountPerson(tx, affiliateId, deps.clock.now()),
    routes: {
      auth: async (app) => {
        await app.register(personRoutes(deps))
        await app.register(passwordAndPhoneRoutes(deps))
        await app.register(authenticationRoutes(deps))
        await app.register(passkeyRoutes(deps))
        await app.register(secondFactorRoutes(deps))
        await app.register(exportRoutes(deps))
        await app.register(deletionRoutes(deps))
        await app.register(staffRoutes(deps))
      },
    },
  }
}
