import type { MergePart } from '../../platform/merging.ts'

/** OF-03: what was sent stays with the account that it was sent to; mail and push go to the one that stays. */
export const notificationsMerging: MergePart = {
  moves: [
    {
      table: 'notification',
      column: 'affiliate_id',
      area: 'notifications',
      counted: 't.deleted_at is null',
      unless:
        't.key is not null and exists (select from notification o where o.affiliate_id = $2::bigint and o.key = t.key)',
    },
  ],
  stays: {
    'notification_mail.affiliate_id': 'what was mailed to that address',
    'notification_presence.affiliate_id': 'when that account was last here',
    'delivery_zone.affiliate_id': 'a setting of that account',
    'push_subscription.affiliate_id': 'ends with the sessions',
  },
}
