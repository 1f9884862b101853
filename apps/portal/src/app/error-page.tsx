import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { useTranslator } from '../shared/i18n/index.ts'
import { paths } from '../shared/paths.ts'
import { Button } from '../shared/ui/action/button.tsx'
import { ButtonLink } from '../shared/ui/action/button-link.tsx'
import { useOnline } from '../shared/use-online.ts'
import css from './error-page.module.css'
import { PageNotLoaded, SignalLost } from './routing/load-page.ts'
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
  if (error instanceof SignalLost)
    return {
      title: t('shell.error.title'),
      body: t('shell.error.sessionBody'),
      retry: t('shell.error.retry'),
    }
  if (error instanceof PageNotLoaded)
    return { title: t('shell.error.title'), body: t('shell.error.update'), retry: t('shell.error.reload') }
  return { title: t('shell.error.title'), body: t('shell.error.body'), retry: t('shell.error.retry') }
}

/** Opens the address again without loading the document, which the browser could not do without a signal. */
function useOpenAgain() {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const error = useRouteError()
  const openAgain = () => navigate({ pathname, search, hash }, { replace: true, state })
  const lacksSignal = error instanceof SignalLost || error instanceof SessionUnreachable
  useEffect(() => {
    if (!lacksSignal) return
    addEventListener('online', openAgain)
    return () => removeEventListener('online', openAgain)
  })
  return { openAgain, lacksSignal }
}

/**
 * In place of a page that failed; the shell around it stays. It shows when nothing more can be fetched, so it comes
 * with the first load and has no drawing.
 */
export function ErrorPage() {
  const { t } = useTranslator()
  const { title, body, retry } = useWords()
  const { openAgain, lacksSignal } = useOpenAgain()
  const isOnline = useOnline()
  return (
    <div className={css.page} role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{body}</p>
      <div className={css.actions}>
        <Button kind="primary" onClick={() => (isOnline && !lacksSignal ? location.reload() : openAgain())}>
          {retry}
        </Button>
        <ButtonLink reloadDocument={isOnline} to={paths.dashboard()}>
          {t('shell.notYet.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
