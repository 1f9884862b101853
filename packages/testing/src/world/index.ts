export { freshDatabase } from './fresh-database.ts'
