import type { MergePart } from '../../platform/merging.ts'

/** OF-03: a consent is given by an account, so that of the one that stays counts. */
export const preferencesMerging: MergePart = {
  moves: [],
  stays: {
    'preference.affiliate_id': 'the preferences of the account that stays count',
    'consent_change.affiliate_id': 'what that account agreed to, as it was',
    'consent_change.by_affiliate_id': 'who changed it, as it was',
  },
}
