import type { CourseReportWire } from '@fathom/contract/training'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'

const LOOKS = {
  'not-attempted': { tone: 'neutral', icon: Circle },
  incomplete: { tone: 'info', icon: CircleDashed },
  completed: { tone: 'ok', icon: CircleCheck },
  passed: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'warn', icon: CircleX },
} as const

/** The result of a lesson or an exam. */
export function StatusBadge({ status }: { status: CourseReportWire['parts'][number]['status'] }) {
  const { t } = useTranslator('training-record')
  return <Badge {...LOOKS[status]}>{t(`training-record.status.${status}`)}</Badge>
}
