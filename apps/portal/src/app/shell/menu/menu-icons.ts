import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Gauge from 'lucide-react/icons/gauge'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import IdCard from 'lucide-react/icons/id-card'
import KeyRound from 'lucide-react/icons/key-round'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Sailboat from 'lucide-react/icons/sailboat'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import type { IconShape } from '../../../shared/ui/icon/icon.tsx'

/** Every menu entry and its icon. */
export const MENU_ICONS = {
  'shell.nav.dashboard': Gauge,
  'shell.nav.myCourses': GraduationCap,
  'shell.page.office': ClipboardList,
  'shell.nav.performance': ChartNoAxesColumn,
  'shell.nav.club': LifeBuoy,
  'shell.nav.formsApplications': ClipboardList,
  'shell.nav.courseLocator': MapPin,
  'shell.nav.bookTrip': Sailboat,
  'shell.nav.students': UsersRound,
  'shell.page.classes': CalendarDays,
  'shell.page.counter': ConciergeBell,
  'shell.nav.review': ClipboardCheck,
  'shell.nav.profile': UserRound,
  'shell.nav.account': KeyRound,
  'shell.nav.certifications': IdCard,
  'shell.nav.settings': SlidersHorizontal,
  'shell.nav.preferenceCenter': Mail,
  'shell.page.shop': ShoppingBag,
  'shell.nav.shopHome': ShoppingBag,
  'shell.nav.logbook': BookOpen,
  'shell.nav.support': CircleQuestionMark,
} satisfies Readonly<Record<string, IconShape>>
