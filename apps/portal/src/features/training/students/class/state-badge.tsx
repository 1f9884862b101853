import BadgeCheck from 'lucide-react/icons/badge-check'
import BookOpen from 'lucide-react/icons/book-open'
import MessageCircle from 'lucide-react/icons/message-circle'
import Waves from 'lucide-react/icons/waves'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Badge } from '../../../../shared/ui/feedback/badge.tsx'
import type { StudentState } from './class-list.ts'

const LOOKS = {
  stuck: { tone: 'buoy', icon: MessageCircle },
  ready: { tone: 'ok', icon: Waves },
  going: { tone: 'info', icon: BookOpen },
  certifiable: { tone: 'buoy', icon: BadgeCheck },
  certified: { tone: 'ok', icon: BadgeCheck },
} as const

export function StateBadge({ state }: { state: StudentState }) {
  const { t } = useTranslator('training-students')
  return <Badge {...LOOKS[state]}>{t(`training-students.state.${state}`)}</Badge>
}
