export {
  keysOf,
  MOST_KEYS_AT_ONCE,
  type SupportedLanguagesWire,
  supportedLanguagesWire,
  type TranslationsWire,
  type TranslationWire,
  translateBatchQueryWire,
  translateQueryWire,
  translationsWire,
  translationWire,
} from './translations.wire.ts'
