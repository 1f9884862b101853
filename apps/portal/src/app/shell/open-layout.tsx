import { useSyncExternalStore } from 'react'
import { rememberedClaims, useSessionContext } from '../../features/session/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Outlet, ScrollRestoration, useLocation } from '../../shared/router/index.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { Brand } from './brand.tsx'
import { Footer } from './footer.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Notices } from './notices.tsx'
import css from './open-layout.module.css'
import { usePageFocus } from './use-page-focus.ts'

/** Surrounds the pages that need no session (RO-01). */
export function Page() {
  const { t } = useTranslator()
  const main = usePageFocus()
  const { pathname } = useLocation()
  const { session } = useSessionContext()
  const current = useSyncExternalStore(session.subscribe, session.current)
  // This doesn't check whether the session is still valid; the dashboard does.
  const isSignedIn = current !== undefined || rememberedClaims() !== undefined
  return (
    <div className={css.layout}>
      <a className="skip-link" href="#main">
        {t('shell.skip.content')}
      </a>
      <header className={css.bar}>
        <Brand />
        <div className={css.tools}>
          <LanguageMenu />
          {!pathname.startsWith('/login/') && (
            <ButtonLink kind="soft" size="sm" to={isSignedIn ? paths.dashboard() : '/login/sign-in'}>
              {t(isSignedIn ? 'shell.nav.dashboard' : 'shell.nav.signIn')}
            </ButtonLink>
          )}
        </div>
      </header>
      <main className={css.main} id="main" ref={main} tabIndex={-1}>
        <Notices />
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  )
}
