export { PreferenceCenter } from './preference-center.tsx'
export { linkIn } from './unsubscribe/unsubscribe.calls.ts'
export { UnsubscribePanel } from './unsubscribe/unsubscribe-panel.tsx'
export { WhileWordsLoad } from './while-words-load.tsx'
