import BookOpen from 'lucide-react/icons/book-open'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import IdCard from 'lucide-react/icons/id-card'
import PanelLeft from 'lucide-react/icons/panel-left'
import UserRound from 'lucide-react/icons/user-round'
import type { FindGroup } from '../../shared/find/find-item.ts'
import type { IconShape } from '../../shared/ui/icon/icon.tsx'

/** For what is remembered, while its source can't say its own icon. */
export const GROUP_ICONS: Readonly<Record<FindGroup, IconShape>> = {
  actions: CornerDownRight,
  screens: PanelLeft,
  dives: BookOpen,
  courses: GraduationCap,
  cards: IdCard,
  people: UserRound,
  help: CircleQuestionMark,
}
