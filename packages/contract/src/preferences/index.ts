export {
  type ConsentWire,
  consentWire,
  type MarketingLanguagesWire,
  marketingLanguagesWire,
  type PreferenceWire,
  preferenceWire,
  type SavePreferenceWire,
  savePreferenceWire,
  type TourWire,
  tourWire,
} from './preference.wire.ts'
export {
  type RecipientPrefWire,
  type RecipientWire,
  recipientQueryWire,
  recipientWire,
  type SaveRecipientWire,
  saveRecipientWire,
} from './recipient.wire.ts'
export {
  listUnsubscribeQueryWire,
  oneClickQueryWire,
  oneClickWire,
  type UnsubscribedWire,
  type UnsubscribeWire,
  unsubscribedWire,
  unsubscribeParamsWire,
  unsubscribeQueryWire,
  unsubscribeWire,
} from './unsubscribe.wire.ts'
