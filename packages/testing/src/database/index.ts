export {
  asOwner,
  type Cluster,
  createDatabase,
  databaseUrl,
  TEST_SECRET_KEY,
  type Template,
  type TestDatabase,
} from './create-database.ts'
export { ensureDemoTemplate } from './demo-template.ts'
