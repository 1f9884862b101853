import type { MergePart } from '../../../platform/merging.ts'

const SIGN_IN = 'the account that stays keeps its ways to sign in'
const HISTORY = 'of that account, as it was'

/** OF-03: number, address, name and ways to sign in are those of the account that stays. */
export const accountMerging: MergePart = {
  moves: [],
  stays: {
    'account.affiliate_id': 'the number leads to the account that stays',
    'account.merged_into': 'the merge itself',
    'account.birth_date_confirmed_by': HISTORY,
    'account_history.affiliate_id': HISTORY,
    'account_word.affiliate_id': 'words of that account, by which it is found',
    'birth_date_confirmation.affiliate_id': HISTORY,
    'birth_date_confirmation.confirmed_by': HISTORY,
    'birth_date_confirmation.taken_back_by': HISTORY,
    'data_export.affiliate_id': HISTORY,
    'sync_event.affiliate_id': HISTORY,
    'passkey.affiliate_id': SIGN_IN,
    'recovery_code.affiliate_id': SIGN_IN,
    'second_factor.affiliate_id': SIGN_IN,
  },
}
