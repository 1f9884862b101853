export { type Entitlement, jumpPageFor, mayUsePro } from './entitlement.ts'
