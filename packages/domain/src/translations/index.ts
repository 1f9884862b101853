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
export { hasUnprintableText, isUnprintable, printableOf } from './printable.ts'
export {
  languagesOf,
  type WordsByLanguage,
  type WordsProblem,
  wordsIn,
  wordsProblem,
} from './words-by-language.ts'
