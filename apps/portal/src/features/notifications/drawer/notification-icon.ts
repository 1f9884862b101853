import BadgeCheck from 'lucide-react/icons/badge-check'
import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Gift from 'lucide-react/icons/gift'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Hourglass from 'lucide-react/icons/hourglass'
import IdCard from 'lucide-react/icons/id-card'
import Image from 'lucide-react/icons/image'
import KeyRound from 'lucide-react/icons/key-round'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogIn from 'lucide-react/icons/log-in'
import MessageCircle from 'lucide-react/icons/message-circle'
import Signature from 'lucide-react/icons/signature'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Ticket from 'lucide-react/icons/ticket'
import Undo from 'lucide-react/icons/undo-2'
import type { IconShape } from '../../../shared/ui/icon/icon.tsx'
import type { TileTone } from '../../../shared/ui/surface/tile.tsx'

type TypedIcon = { icon: IconShape; tone: TileTone }

const BY_KIND: Readonly<Record<string, TypedIcon>> = {
  'birth-date-confirmed': { icon: IdCard, tone: 'ok' },
  'birth-date-unconfirmed': { icon: IdCard, tone: 'warn' },
  'card-corrected': { icon: IdCard, tone: 'warn' },
  'card-issued': { icon: IdCard, tone: 'ok' },
  'card-name-confirmed': { icon: IdCard, tone: 'ok' },
  'card-name-refused': { icon: IdCard, tone: 'buoy' },
  'card-revoked': { icon: IdCard, tone: 'buoy' },
  'class-assigned': { icon: CalendarDays, tone: 'info' },
  'class-edited': { icon: CalendarDays, tone: 'info' },
  'class-joined': { icon: CalendarDays, tone: 'info' },
  'class-reassigned': { icon: CalendarDays, tone: 'info' },
  'club-trial-ending': { icon: Hourglass, tone: 'warn' },
  'code-redeemed': { icon: Ticket, tone: 'warn' },
  'code-shared': { icon: Gift, tone: 'info' },
  'dsd-ready': { icon: LifeBuoy, tone: 'info' },
  'evaluation-uploaded': { icon: Stethoscope, tone: 'buoy' },
  'form-approved': { icon: Stethoscope, tone: 'ok' },
  'form-declined': { icon: Stethoscope, tone: 'buoy' },
  'guardian-signed': { icon: Signature, tone: 'ok' },
  'log-returned': { icon: Undo, tone: 'buoy' },
  'log-submitted': { icon: BookOpen, tone: 'buoy' },
  'log-verified': { icon: BadgeCheck, tone: 'ok' },
  'message-received': { icon: MessageCircle, tone: 'info' },
  'password-changed': { icon: KeyRound, tone: 'warn' },
  'photo-approved': { icon: Image, tone: 'ok' },
  'photo-refused': { icon: Image, tone: 'buoy' },
  'session-added': { icon: CalendarDays, tone: 'info' },
  'session-canceled': { icon: CalendarDays, tone: 'warn' },
  'session-moved': { icon: CalendarDays, tone: 'warn' },
  'sessions-changed': { icon: CalendarDays, tone: 'warn' },
  'sign-in-new': { icon: LogIn, tone: 'warn' },
}

const BY_PLACE: readonly (readonly [start: string, icon: IconShape])[] = [
  ['/logbook', BookOpen],
  ['/certifications', IdCard],
  ['/training/medical-form', Stethoscope],
  ['/training', GraduationCap],
  ['/applications', ClipboardList],
  ['/club', Gift],
]

/** The icon follows from the kind, or else from the target URL. Due items are marked as needing action. */
export function iconOf({ kind, url }: { kind: string; url: string }): TypedIcon {
  const known = BY_KIND[kind]
  if (known) return known
  const icon = BY_PLACE.find(([start]) => url.startsWith(start))?.[1] ?? Bell
  return { icon, tone: kind === 'form-due' ? 'buoy' : 'info' }
}
