export { translationsModule } from './translations.module.ts'
