export {
  asOwner,
  type Cluster,
  createDatabase,
  databaseUrl,
  type Template,
  type TestDatabase,
} from './create-database.ts'
export { ensureDemoTemplate } from './demo-template.ts'
