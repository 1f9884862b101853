import { useEffect, useRef, useState } from 'react'
import { pendingSignOut, rememberedClaims } from '../../../features/session/index.ts'
import { isOnline } from '../../../shared/connection.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useLocation, useNavigate, useRouteError } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { SessionUnreachable } from '../../routing/guards.ts'
import { ConnectionLost, PageNotLoaded } from '../../routing/load-page.ts'
import css from './error-page.module.css'

/** How browsers word that the code or the style of a late part wasn't fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|preload CSS/i

/** BO-02: the code of the page, or of a part of it that loads late, isn't on this device. */
const isNotOnDevice = (error: unknown): boolean =>
  error instanceof ConnectionLost ||
  (!isOnline() && error instanceof Error && NOT_FETCHED.test(error.message))

function useWords(isConnected: boolean) {
  const { t } = useTranslator()
  const error = useRouteError()
  // After a sign-out, or on a new device, there is nobody whose stored data could open.
  if (error instanceof SessionUnreachable && rememberedClaims() === undefined && !isConnected)
    return {
      title: t('shell.error.signedOut'),
      body: t(pendingSignOut.is() ? 'shell.error.signedOutHere' : 'shell.error.signedOutBody'),
      retry: t('shell.error.retry'),
    }
  if (error instanceof SessionUnreachable)
    return {
      title: t('shell.error.session'),
      body: t('shell.error.sessionBody'),
      retry: t('shell.error.retry'),
    }
  if (isNotOnDevice(error))
    return { title: t('shell.error.part'), body: t('shell.error.partBody'), retry: t('shell.error.retry') }
  if (error instanceof PageNotLoaded)
    return { title: t('shell.error.title'), body: t('shell.error.update'), retry: t('shell.error.reload') }
  return { title: t('shell.error.title'), body: t('shell.error.body'), retry: t('shell.error.retry') }
}

/**
 * Online, it reloads the whole page, because the browser doesn't refetch a style sheet that failed once.
 * Offline, the browser would show its own error page, so it reopens the route in place.
 */
function useTryAgain(isConnected: boolean) {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const error = useRouteError()
  const [isPart] = useState(() => isNotOnDevice(error))
  const isOffline = isPart || error instanceof SessionUnreachable
  // The connection may come back before this page listens, so remember that it was lost instead of waiting
  // for the event.
  const wasOnline = useRef(isConnected && !isPart)
  useEffect(() => {
    if (isOffline && isConnected && !wasOnline.current) location.reload()
    wasOnline.current = isConnected
  }, [isOffline, isConnected])
  return () => {
    if (isOnline()) location.reload()
    else navigate({ pathname, search, hash }, { replace: true, state })
  }
}

/**
 * Replaces a page that failed; the shell around it stays. It appears when nothing more can be fetched, so it
 * is part of the first load and has no illustration.
 */
export function ErrorPage() {
  const { t } = useTranslator()
  const isConnected = useOnline()
  const { title, body, retry } = useWords(isConnected)
  const tryAgain = useTryAgain(isConnected)
  return (
    <div className={css.page} role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{body}</p>
      <div className={css.actions}>
        <Button kind="primary" onClick={tryAgain}>
          {retry}
        </Button>
        <ButtonLink reloadDocument={isConnected} to={paths.dashboard()}>
          {t('shell.notYet.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
