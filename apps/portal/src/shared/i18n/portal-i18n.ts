import { locales } from 'virtual:locales'
import { createI18n } from './i18n.ts'

/** The portal's i18n instance, with the messages of this build. Call `use` before the first render. */
export const i18n = createI18n(locales)
