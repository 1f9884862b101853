import { locales } from 'virtual:locales'
import { createI18n } from './i18n.ts'

/** The portal's own, over the words of this build. Call `use` before the first render. */
export const i18n = createI18n(locales)
