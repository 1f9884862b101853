import type { LogStatus } from '@fathom/domain/logbook'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Hourglass from 'lucide-react/icons/hourglass'
import PencilLine from 'lucide-react/icons/pencil-line'
import Undo2 from 'lucide-react/icons/undo-2'
import Waves from 'lucide-react/icons/waves'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge, type BadgeTone } from '../../../shared/ui/feedback/badge.tsx'
import type { IconShape } from '../../../shared/ui/icon/icon.tsx'
import type { Waiting } from '../device/pending.ts'

const LOOKS: Record<LogStatus, { tone: BadgeTone; icon: IconShape }> = {
  Draft: { tone: 'draft', icon: PencilLine },
  Pending: { tone: 'warn', icon: Hourglass },
  Resubmit: { tone: 'buoy', icon: Undo2 },
  Verified: { tone: 'ok', icon: BadgeCheck },
  Published: { tone: 'info', icon: Waves },
}

/** ST-01 */
export function StatusBadge({ status }: { status: LogStatus }) {
  const { t } = useTranslator('logbook')
  return <Badge {...LOOKS[status]}>{t(`logbook.status.${status}`)}</Badge>
}

/** BO-03: this dive is on this device only, or the diver has to decide what becomes of it. */
export function WaitingBadge({ waits, isDraft }: { waits: Waiting; isDraft?: boolean | undefined }) {
  const { t } = useTranslator('logbook')
  return waits === 'upload' ? (
    <Badge icon={isDraft ? PencilLine : CloudUpload} tone={isDraft ? 'draft' : 'warn'}>
      {isDraft && <>{t('logbook.status.Draft')} · </>}
      {t('logbook.waits.upload')}
    </Badge>
  ) : (
    <Badge icon={CircleAlert} tone="buoy">
      {t('logbook.waits.decision')}
    </Badge>
  )
}
