export { LANGUAGE_NAMES } from './language-names.ts'
export {
  DEFAULT_LOCALE,
  directionOf,
  isLocale,
  LOCALES,
  type Locale,
  matchLocale,
  OFFERED_LOCALES,
} from './locale.ts'
