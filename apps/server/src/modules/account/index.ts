export { accountModule } from './account.module.ts'
export { hasAccounts } from './account.store.ts'
export { createAccountIdentity } from './account-identity.ts'
