import BookOpen from 'lucide-react/icons/book-open'
import Gauge from 'lucide-react/icons/gauge'
import IdCard from 'lucide-react/icons/id-card'
import MenuIcon from 'lucide-react/icons/menu'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link, NavLink } from '../../../shared/router/index.ts'
import { Icon, type IconShape } from '../../../shared/ui/icon/icon.tsx'
import css from './tab-bar.module.css'

type TabProps = { to: string; isExternal?: boolean; icon: IconShape; children: ReactNode }

function Tab({ to, isExternal, icon, children }: TabProps) {
  const away = isExternal && { rel: 'noreferrer', target: '_blank' }
  return (
    <NavLink className={css.tab} to={to} {...away}>
      <Icon of={icon} size="lg" />
      <span>{children}</span>
    </NavLink>
  )
}

type Props = {
  /** The link to the cards; for some users it leads outside the portal (NV-04). */
  cards: { to: string; isExternal: boolean }
  isMenuOpen: boolean
  onOpenMenu: () => void
}

/** Navigation on a phone: five targets within reach of a thumb. */
export function TabBar({ cards, isMenuOpen, onOpenMenu }: Props) {
  const { t } = useTranslator()
  return (
    <nav aria-label={t('shell.landmark.tabs')} className={css.bar}>
      <Tab icon={Gauge} to={paths.dashboard()}>
        {t('shell.tabs.home')}
      </Tab>
      <Tab icon={BookOpen} to={paths.logbook()}>
        {t('shell.tabs.logbook')}
      </Tab>
      <Link aria-label={t('shell.tabs.logDive')} className={css.add} to={paths.logDive()}>
        <Icon of={Plus} size="lg" />
      </Link>
      <Tab icon={IdCard} {...cards}>
        {t('shell.tabs.cards')}
      </Tab>
      <button
        aria-expanded={isMenuOpen}
        aria-haspopup="dialog"
        className={css.tab}
        onClick={onOpenMenu}
        type="button"
      >
        <Icon of={MenuIcon} size="lg" />
        <span>{t('shell.tabs.menu')}</span>
      </button>
    </nav>
  )
}
