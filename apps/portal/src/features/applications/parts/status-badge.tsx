import type { ApplicationWire } from '@fathom/contract/applications'
import { type ApplicationStatus, STATUS_NAMES } from '@fathom/domain/applications'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Ban from 'lucide-react/icons/ban'
import Building from 'lucide-react/icons/building-2'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import UserCheck from 'lucide-react/icons/user-check'
import Wallet from 'lucide-react/icons/wallet'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge, type BadgeTone } from '../../../shared/ui/feedback/badge.tsx'
import type { IconShape } from '../../../shared/ui/icon/icon.tsx'

const LOOKS: Readonly<Record<ApplicationStatus, { tone: BadgeTone; icon: IconShape }>> = {
  Draft: { tone: 'draft', icon: Pencil },
  'Submitted to Instructor': { tone: 'info', icon: Send },
  'Member Review': { tone: 'info', icon: UserCheck },
  'Provider Review': { tone: 'warn', icon: Building },
  'Payment Requested': { tone: 'buoy', icon: Wallet },
  Canceled: { tone: 'neutral', icon: Ban },
  Complete: { tone: 'ok', icon: BadgeCheck },
}

/** ST-03: the labels of the specification, in the reader's language. */
export function StatusBadge({
  of: { status, waitsFor },
}: {
  of: Pick<ApplicationWire, 'status' | 'waitsFor'>
}) {
  const { t } = useTranslator('applications')
  // Once the payment is recorded, it no longer waits for the applicant.
  if (status === 'Payment Requested' && waitsFor !== 'applicant')
    return (
      <Badge icon={Wallet} tone="ok">
        {t('applications.review.now.paid.title')}
      </Badge>
    )
  return <Badge {...LOOKS[status]}>{t(`applications.status.${STATUS_NAMES[status]}`)}</Badge>
}
