import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useLocation, useNavigate, useRouteError } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { SessionUnreachable } from '../../routing/guards.ts'
import { ConnectionLost, PageNotLoaded } from '../../routing/load-page.ts'
import css from './error-page.module.css'

function useWords() {
  const { t } = useTranslator()
  const error = useRouteError()
  if (error instanceof SessionUnreachable)
    return {
      title: t('shell.error.session'),
      body: t('shell.error.sessionBody'),
      retry: t('shell.error.retry'),
    }
  if (error instanceof ConnectionLost)
    return {
      title: t('shell.error.title'),
      body: t('shell.error.sessionBody'),
      retry: t('shell.error.retry'),
    }
  if (error instanceof PageNotLoaded)
    return { title: t('shell.error.title'), body: t('shell.error.update'), retry: t('shell.error.reload') }
  return { title: t('shell.error.title'), body: t('shell.error.body'), retry: t('shell.error.retry') }
}

/**
 * Online, it reloads the whole page, because the browser doesn't refetch a style sheet that failed once.
 * Offline, the browser would show its own error page, so it reopens the route in place.
 */
function useTryAgain(isOnline: boolean) {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const error = useRouteError()
  const isOffline = error instanceof ConnectionLost || error instanceof SessionUnreachable
  // The connection may come back before this page listens, so remember that it was lost instead of waiting
  // for the event.
  const wasOnline = useRef(isOnline && !(error instanceof ConnectionLost))
  useEffect(() => {
    if (isOffline && isOnline && !wasOnline.current) location.reload()
    wasOnline.current = isOnline
  }, [isOffline, isOnline])
  return () => {
    if (navigator.onLine) location.reload()
    else navigate({ pathname, search, hash }, { replace: true, state })
  }
}

/**
 * Replaces a page that failed; the shell around it stays. It appears when nothing more can be fetched, so it
 * is part of the first load and has no illustration.
 */
export function ErrorPage() {
  const { t } = useTranslator()
  const { title, body, retry } = useWords()
  const isOnline = useOnline()
  const tryAgain = useTryAgain(isOnline)
  return (
    <div className={css.page} role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{body}</p>
      <div className={css.actions}>
        <Button kind="primary" onClick={tryAgain}>
          {retry}
        </Button>
        <ButtonLink reloadDocument={isOnline} to={paths.dashboard()}>
          {t('shell.notYet.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
