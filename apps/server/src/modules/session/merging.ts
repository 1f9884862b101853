import type { MergePart } from '../../platform/merging.ts'

const SESSIONS = 'the sessions of the account that goes end'

/** OF-03. */
export const sessionMerging: MergePart = {
  moves: [],
  stays: {
    'web_session.affiliate_id': SESSIONS,
    'session_bearer.affiliate_id': SESSIONS,
    'sign_out_record.affiliate_id': SESSIONS,
    'handover.affiliate_id': SESSIONS,
    'freshness_end.affiliate_id': SESSIONS,
    'known_device.affiliate_id': 'devices are known by account',
    'active_period.affiliate_id': 'counted when it happened',
  },
}
