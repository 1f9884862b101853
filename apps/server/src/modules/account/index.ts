export { accountModule } from './account.module.ts'
export { hasAccounts } from './account.store.ts'
export { type AccountPorts, createAccountIdentity } from './account-identity.ts'
