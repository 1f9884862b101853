import { useRouteError } from 'react-router'
import { useTranslator } from '../shared/i18n/index.ts'
import { paths } from '../shared/paths.ts'
import { TextLink } from '../shared/ui/action/text-link.tsx'
import { ErrorState } from '../shared/ui/feedback/error-state.tsx'
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

/** In place of a page that failed; the shell around it stays. */
export function ErrorPage() {
  const { t } = useTranslator()
  const { title, body, retry } = useWords()
  return (
    <div className={css.page}>
      <ErrorState level={1} onRetry={() => location.reload()} retryLabel={retry} title={title}>
        {body}
      </ErrorState>
      <TextLink to={paths.dashboard()}>{t('shell.notYet.back')}</TextLink>
    </div>
  )
}
