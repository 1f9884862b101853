import { useRouteError } from 'react-router'
import { useTranslator } from '../shared/i18n/index.ts'
import { paths } from '../shared/paths.ts'
import { Button } from '../shared/ui/action/button.tsx'
import { ButtonLink } from '../shared/ui/action/button-link.tsx'
import css from './error-page.module.css'
import { PageNotLoaded } from './routing/load-page.ts'
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
  if (error instanceof PageNotLoaded)
    return { title: t('shell.error.title'), body: t('shell.error.update'), retry: t('shell.error.reload') }
  return { title: t('shell.error.title'), body: t('shell.error.body'), retry: t('shell.error.retry') }
}

/**
 * In place of a page that failed; the shell around it stays. It shows when nothing more can be fetched, so it comes
 * with the first load and has no drawing.
 */
export function ErrorPage() {
  const { t } = useTranslator()
  const { title, body, retry } = useWords()
  return (
    <div className={css.page} role="alert">
      <h1>{title}</h1>
      <p>{body}</p>
      <div className={css.actions}>
        <Button kind="primary" onClick={() => location.reload()}>
          {retry}
        </Button>
        <ButtonLink reloadDocument to={paths.dashboard()}>
          {t('shell.notYet.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
