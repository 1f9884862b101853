import { useEffect, useRef } from 'react'
import { useTranslator } from '../shared/i18n/index.ts'
import { paths } from '../shared/paths.ts'
import { useLocation, useNavigate, useRouteError } from '../shared/router/index.ts'
import { Button } from '../shared/ui/action/button.tsx'
import { ButtonLink } from '../shared/ui/action/button-link.tsx'
import { useOnline } from '../shared/use-online.ts'
import css from './error-page.module.css'
import { PageNotLoaded, ConnectionLost } from './routing/load-page.ts'
import { SessionUnreachable } from './routing/require-session.ts'

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
 * With a signal the whole page is loaded: a style sheet that once failed is not fetched again otherwise. Without one
 * the browser would show its own error, so the address is opened again in place.
 */
function useTryAgain(isOnline: boolean) {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const error = useRouteError()
  const isOffline = error instanceof ConnectionLost || error instanceof SessionUnreachable
  // The signal may be back before this page listens: what counts is that it was gone, not to have heard it come.
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
 * In place of a page that failed; the shell around it stays. It shows when nothing more can be fetched, so it comes
 * with the first load and has no drawing.
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
