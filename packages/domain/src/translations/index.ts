export { LANGUAGE_NAMES, languageNames } from './language-names.ts'
export {
  DEFAULT_LOCALE,
  directionOf,
  isLocale,
  LOCALES,
  type Locale,
  matchLocale,
  OFFERED_LOCALES,
} from './locale.ts'
