export { firstLocale, readAccountLocale, readSavedLocale, saveAccountLocale } from './first-locale.ts'
export type { I18n } from './i18n.ts'
export { i18n } from './i18n.ts'
export { I18nProvider, useChangeLocale, useTranslator } from './i18n-provider.tsx'
