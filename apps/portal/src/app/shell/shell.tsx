import BookOpen from 'lucide-react/icons/book-open'
import FileWarning from 'lucide-react/icons/file-exclamation-point'
import Gauge from 'lucide-react/icons/gauge'
import IdCard from 'lucide-react/icons/id-card'
import MenuIcon from 'lucide-react/icons/menu'
import PanelLeft from 'lucide-react/icons/panel-left'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { NotificationBell } from '../../features/notifications/index.ts'
import { useUser } from '../../features/session/index.ts'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { optionalPart } from '../../shared/late-part.tsx'
import { useSignAgain } from '../../shared/offline/sign-again.ts'
import { paths } from '../../shared/paths.ts'
import {
  Link,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from '../../shared/router/index.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Icon, type IconShape } from '../../shared/ui/icon/icon.tsx'
import { useLater } from '../../shared/use-later.ts'
import { useNarrow } from '../../shared/use-narrow.ts'
import { whenIdle } from '../../shared/when-idle.ts'
import { FindButton } from '../find/find-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { Footer } from './footer.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { cardsEntry } from './menu/menu.ts'
import { SidebarContent } from './menu/sidebar.tsx'
import { useMenuFacts } from './menu/use-menu-facts.ts'
import noticesCss from './notices.module.css'
import { Notices } from './notices.tsx'
import css from './shell.module.css'
import { SyncFloat } from './sync-float.tsx'
import tabBarCss from './tab-bar.module.css'
import topBarCss from './top-bar.module.css'
import { usePageFocus } from './use-page-focus.ts'

const InstallOffer = optionalPart(async () => {
  await whenIdle()
  return (await import('../../features/session/install/install-offer.tsx')).InstallOffer
})

const FirstVisitTour = optionalPart(async () => {
  await whenIdle()
  return (await import('../../features/preferences/tour/first-visit-tour.tsx')).FirstVisitTour
})

/** The phone menu closes as soon as the user has navigated. */
function useMenuDrawer() {
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setIsOpen(false), [key])
  const { part, want } = useLater(() => import('./menu/menu-drawer.tsx'))
  return { part, isOpen, open: () => want(() => setIsOpen(true)), close: () => setIsOpen(false) }
}

/** The layout around every page of a signed-in user (NV-01). */
export function Shell() {
  const { t } = useTranslator()
  const sidebar = useSidebar(localStorage)
  const drawer = useMenuDrawer()
  const main = usePageFocus()
  const isPhone = useNarrow('tablet')
  return (
    <div className={css.shell} data-menu={sidebar.isHidden ? 'hidden' : 'shown'}>
      <a className="skip-link" href="#main">
        {t('shell.skip.content')}
      </a>
      <PendingBar />
      {!isPhone && <Side />}
      <TopBar bell={<NotificationBell />} isMenuHidden={sidebar.isHidden} onToggleMenu={sidebar.toggle} />
      <main className={css.main} id="main" ref={main} tabIndex={-1}>
        <Notices />
        <SignAgainNotice />
        <Suspense>
          <InstallOffer />
        </Suspense>
        <Outlet />
      </main>
      <Footer />
      <TabBar isMenuOpen={drawer.isOpen} onOpenMenu={drawer.open} />
      {drawer.part && <drawer.part.MenuDrawer onClose={drawer.close} open={drawer.isOpen} />}
      <Suspense>
        <FirstVisitTour person={useUser()} />
      </Suspense>
      <ScrollRestoration />
    </div>
  )
}

/** On its own, because the answers that decide on its entries come one by one. */
function Side() {
  return (
    <aside className={css.side}>
      <Brand />
      <SidebarContent {...useMenuFacts()} />
    </aside>
  )
}

/** A form that was signed offline was refused, so it counts for nobody until it's signed again. */
function SignAgainNotice() {
  const { t } = useTranslator()
  const isFormRefused = useSignAgain(useUser().affiliateId)
  const { pathname } = useLocation()
  // The forms page and the form itself say it with more detail.
  if (!isFormRefused || pathname.startsWith('/training/form') || pathname === paths.medicalForm()) return null
  return (
    <div className={noticesCss.notices}>
      <Banner
        action={
          <ButtonLink size="sm" to={paths.formsApplications()}>
            {t('shell.nav.forms')}
          </ButtonLink>
        }
        icon={FileWarning}
        tone="warn"
      >
        {t('shell.sync.signAgain')}
      </Banner>
    </div>
  )
}

/** Shows that a page is loading, after a short delay. */
function PendingBar() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div aria-hidden="true" className={css.bar} />
}

const NAME = 'fathom.sidebar'

/** NV-07: open by default where it fits; once hidden, it stays hidden. */
function useSidebar(storage: Storage) {
  const [isHidden, setIsHidden] = useState(() => storage.getItem(NAME) === 'hidden')
  const toggle = () => {
    if (isHidden) storage.removeItem(NAME)
    else storage.setItem(NAME, 'hidden')
    setIsHidden(!isHidden)
  }
  return { isHidden, toggle }
}

type TabProps = { to: string; isExternal?: boolean; icon: IconShape; children: ReactNode }

function Tab({ to, isExternal, icon, children }: TabProps) {
  const away = isExternal && { rel: 'noreferrer', target: '_blank' }
  return (
    <NavLink className={tabBarCss.tab} to={to} {...away}>
      <Icon of={icon} size="lg" />
      <span>{children}</span>
    </NavLink>
  )
}

type Props = { isMenuOpen: boolean; onOpenMenu: () => void }

/** Navigation on a phone: five targets within reach of a thumb. */
function TabBar({ isMenuOpen, onOpenMenu }: Props) {
  const { t } = useTranslator()
  const { links } = useConfig()
  // For some users the cards are outside the portal (NV-04).
  const cards = cardsEntry(useMenuFacts().facts, links)
  return (
    <nav aria-label={t('shell.landmark.tabs')} className={tabBarCss.bar}>
      <Tab icon={Gauge} to={paths.dashboard()}>
        {t('shell.tabs.home')}
      </Tab>
      <Tab icon={BookOpen} to={paths.logbook()}>
        {t('shell.tabs.logbook')}
      </Tab>
      <Link aria-label={t('shell.tabs.logDive')} className={tabBarCss.add} to={paths.logDive()}>
        <Icon of={Plus} size="lg" />
      </Link>
      <Tab icon={IdCard} {...cards}>
        {t('shell.tabs.cards')}
      </Tab>
      <button
        aria-expanded={isMenuOpen}
        aria-haspopup="dialog"
        className={tabBarCss.tab}
        onClick={onOpenMenu}
        type="button"
      >
        <Icon of={MenuIcon} size="lg" />
        <span>{t('shell.tabs.menu')}</span>
      </button>
    </nav>
  )
}

type TopBarProps = { isMenuHidden: boolean; onToggleMenu: () => void; bell: ReactNode }

function TopBar({ isMenuHidden, onToggleMenu, bell }: TopBarProps) {
  const { t } = useTranslator()
  return (
    <header className={topBarCss.bar}>
      <div className={topBarCss.brand}>
        <Brand />
      </div>
      <div className={topBarCss.toggle}>
        <IconButton
          aria-expanded={!isMenuHidden}
          flip
          icon={PanelLeft}
          label={t(isMenuHidden ? 'shell.nav.show' : 'shell.nav.hide')}
          onClick={onToggleMenu}
        />
      </div>
      <SyncFloat />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div aria-label={t('shell.nav.tools')} className={topBarCss.tools} role="group">
        <FindButton />
        <LanguageMenu />
        {bell}
        <AccountMenu />
      </div>
    </header>
  )
}
