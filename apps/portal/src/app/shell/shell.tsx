import { useEffect, useState } from 'react'
import { NotificationBell } from '../../features/notifications/index.ts'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Outlet, ScrollRestoration, useLocation } from '../../shared/router/index.ts'
import { useLater } from '../../shared/use-later.ts'
import { usePageFocus } from '../use-page-focus.ts'
import { Footer } from './bottom/footer.tsx'
import { TabBar } from './bottom/tab-bar.tsx'
import { Brand } from './brand.tsx'
import { cardsEntry } from './menu/menu.ts'
import { SidebarContent } from './menu/sidebar.tsx'
import { useMenuFacts } from './menu/use-menu-facts.ts'
import { useSidebar } from './menu/use-sidebar.ts'
import { Notices } from './notices/notices.tsx'
import { PendingBar } from './pending-bar.tsx'
import css from './shell.module.css'
import { TopBar } from './top/top-bar.tsx'

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
  const { links } = useConfig()
  const menu = useMenuFacts()
  const sidebar = useSidebar(localStorage)
  const drawer = useMenuDrawer()
  const main = usePageFocus()
  return (
    <div className={css.shell} data-menu={sidebar.isHidden ? 'hidden' : 'shown'}>
      <a className="skip-link" href="#main">
        {t('shell.skip.content')}
      </a>
      <PendingBar />
      <aside className={css.side}>
        <Brand />
        <SidebarContent {...menu} />
      </aside>
      <TopBar bell={<NotificationBell />} isMenuHidden={sidebar.isHidden} onToggleMenu={sidebar.toggle} />
      <main className={css.main} id="main" ref={main} tabIndex={-1}>
        <Notices />
        <Outlet />
      </main>
      <Footer />
      <TabBar cards={cardsEntry(menu.facts, links)} isMenuOpen={drawer.isOpen} onOpenMenu={drawer.open} />
      {drawer.part && <drawer.part.MenuDrawer menu={menu} onClose={drawer.close} open={drawer.isOpen} />}
      <ScrollRestoration />
    </div>
  )
}
