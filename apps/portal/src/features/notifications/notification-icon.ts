import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Gift from 'lucide-react/icons/gift'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import IdCard from 'lucide-react/icons/id-card'
import Stethoscope from 'lucide-react/icons/stethoscope'
import type { IconShape } from '../../shared/ui/icon/icon.tsx'

const ICONS: readonly (readonly [start: string, icon: IconShape])[] = [
  ['/logbook', BookOpen],
  ['/certifications', IdCard],
  ['/training/medical-form', Stethoscope],
  ['/training', GraduationCap],
  ['/applications', ClipboardList],
  ['/club', Gift],
]

/** Where a notification leads tells what it is about. */
export function notificationIcon(url: string): IconShape {
  return ICONS.find(([start]) => url.startsWith(start))?.[1] ?? Bell
}
