export { translationsModule } from './translations.module.ts'
export { createTranslations, type Translations } from './translations.ts'
