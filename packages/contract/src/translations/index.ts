export {
  LONGEST_MESSAGE,
  MOST_OVERRIDES,
  type OverridesWire,
  type OwnMessagesWire,
  overridesParams,
  overridesWire,
  ownMessagesParams,
  ownMessagesWire,
  wordsWire,
} from './overrides.wire.ts'
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
