import type { SentLinkWire } from '@fathom/contract/forms'
import { type LinkRole, linkState, nextReminder } from '@fathom/domain/forms'
import type { Link } from './link.store.ts'

function stateOf({ endedBy, mailFailedAt, mailedAt }: Link): SentLinkWire['state'] {
  if (endedBy === 'recipient') return 'refused'
  if (mailFailedAt) return 'failed'
  return mailedAt ? 'sent' : 'sending'
}

/** What the diver sees of a link: to whom it went and until when it works, never the link itself. */
export function sentLinkOf(link: Link): SentLinkWire {
  const { role, recipient, language, mailedAt, reminderAskedAt, expiresAt } = link
  const last = reminderAskedAt ?? mailedAt
  return {
    role,
    name: recipient?.name ?? '',
    email: recipient?.email ?? '',
    language: language ?? '',
    state: stateOf(link),
    sentAt: mailedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    remindableFrom: last ? nextReminder(last).toISOString() : null,
  }
}

/**
 * The newest link of a role, while it's open or when its recipient refused. One that the diver withdrew doesn't
 * hide a refusal before it. `links` are newest first.
 */
export function findSentLink(
  links: readonly Link[],
  { documentId, role }: { documentId: string; role: LinkRole },
  now: Date,
): SentLinkWire | null {
  const link = links.find(
    (each) => each.documentId === documentId && each.role === role && each.endedBy !== 'diver',
  )
  if (!link?.recipient) return null
  return linkState(link, now) === 'open' || link.endedBy === 'recipient' ? sentLinkOf(link) : null
}
