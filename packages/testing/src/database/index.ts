export {
  asOwner,
  type Cluster,
  createDatabase,
  databaseUrl,
  TEST_SECRET_KEY,
  type Template,
  type TestDatabase,
} from './create-database.ts'
export { databaseProxy } from './database-proxy.ts'
export { ensureDemoTemplate } from './demo-template.ts'
export { transactionPooler } from './transaction-pooler.ts'
