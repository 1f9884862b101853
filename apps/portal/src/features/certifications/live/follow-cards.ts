import type { NotificationEventWire } from '@fathom/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import type { Live } from '../../../shared/live/index.ts'
import { paths } from '../../../shared/paths.ts'
import { CARDS_KEY } from '../certifications.queries.ts'

/**
 * Whatever changes a person's cards is notified to them: a new one, a decision on a photo or on a name. So an open
 * page follows by the notification.
 */
export function followCards({ live, queries }: { live: Pick<Live, 'on'>; queries: QueryClient }): () => void {
  return live.on('notification', ({ data }) => {
    const change = data as NotificationEventWire
    if (change.change !== 'created' || !change.notification.url.startsWith(paths.certifications())) return
    void queries.invalidateQueries({ queryKey: CARDS_KEY })
  })
}
