import type { MergePart } from '../../../platform/merging.ts'

const LOG = 'a log, as it was'
const STAFF = 'staff are not merged'

/** What the office stores, and what the platform does for all modules. */
export const officeMerging: MergePart = {
  moves: [
    { table: 'office_note', column: 'affiliate_id' },
    { table: 'office_item_event', column: 'affiliate_id' },
  ],
  stays: {
    'office_note.author': STAFF,
    'office_item_event.actor': STAFF,
    'office_claim.holder': STAFF,
    'office_claim.affiliate_id': 'ends within minutes',
    'staff_right.affiliate_id': STAFF,
    'staff_right.changed_by': STAFF,
    'account_merge.from_id': 'the merge itself',
    'account_merge.to_id': 'the merge itself',
    'account_merge.merged_by': STAFF,
    'account_merge.undone_by': STAFF,
    'edition.published_by': STAFF,
    'edition_draft.saved_by': STAFF,
    'audit_entry.actor': LOG,
    'audit_entry.subject': LOG,
    'security_event.affiliate_id': LOG,
    'person_event.affiliate_id': 'live events of sessions that end',
    'person_sequence.affiliate_id': 'live events of sessions that end',
    'upload.affiliate_id': 'uploads under way end with the sessions',
  },
}
