import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { demoAccounts } from './account.demo.ts'
import type { AccountHouse, AccountPorts } from './account.house.ts'
import { accountJobs, cleanUpAccounts } from './account.jobs.ts'
import { passwordAndPhoneRoutes, personRoutes } from './account.routes.ts'
import { accountOwnData, forgetAccountPerson } from './own-data/account-own-data.ts'
import { deletionRoutes, exportRoutes } from './own-data/own-data.routes.ts'
import { passkeyRoutes } from './passkeys/passkey.routes.ts'

type Used = Pick<Platform, 'config' | 'db' | 'files' | 'jobs' | 'mail' | 'secrets' | 'clock' | 'log'>

export function accountModule(platform: Used, ports: AccountPorts): Module {
  const house: AccountHouse = { ...platform, ...ports }
  return {
    demo: demoAccounts(),
    jobs: accountJobs(house),
    cleanUp: () => cleanUpAccounts(house),
    ownData: accountOwnData,
    forgetPerson: (tx, affiliateId) => forgetAccountPerson(tx, affiliateId, house.clock.now()),
    routes: {
      auth: async (app) => {
        await app.register(personRoutes(house))
        await app.register(passwordAndPhoneRoutes(house))
        await app.register(passkeyRoutes(house))
        await app.register(exportRoutes(house))
        await app.register(deletionRoutes(house))
      },
    },
  }
}
