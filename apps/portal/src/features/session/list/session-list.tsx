import { useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { List } from '../../../shared/ui/surface/list-row.tsx'
import { EndDialog, type Ending } from './end-dialog.tsx'
import css from './session-list.module.css'
import { useEndSessions } from './session-list.mutations.ts'
import { type OwnSession, useSessions } from './session-list.queries.ts'
import { SessionRow } from './session-row.tsx'

export function SessionList() {
  const { t } = useTranslator('translations')
  const list = useSessions()
  if (list.data) return <Sessions sessions={list.data} />
  if (list.isError)
    return (
      <ErrorState
        level={3}
        onRetry={() => list.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={list.isFetching}
        title={t('translations.settings.sessions.failed')}
      />
    )
  return (
    <Loading label={t('translations.settings.sessions.loading')}>
      <Skeleton height="5.5rem" shape="block" />
      <Skeleton height="5.5rem" shape="block" />
    </Loading>
  )
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useTranslator('translations')
  const place = useRef<HTMLDivElement>(null)
  const [ending, setEnding] = useState<Ending>()
  // The row with the pressed button is gone, so move the focus to the list.
  const end = useEndSessions(() => {
    setEnding(undefined)
    place.current?.focus()
  })
  const others = sessions.filter(({ current }) => !current)
  if (sessions.length === 0) return <p>{t('translations.settings.sessions.empty')}</p>
  return (
    <div className={css.list} ref={place} tabIndex={-1}>
      <List label={t('translations.settings.sessions.title')}>
        {sessions.map((session) => (
          <SessionRow key={session.id} onEnd={() => setEnding({ session })} session={session} />
        ))}
      </List>
      {others.length > 0 && (
        <Button onClick={() => setEnding({ count: others.length })}>
          {t('translations.settings.sessions.endAll')}
        </Button>
      )}
      <EndDialog
        busy={end.isPending}
        ending={ending}
        onConfirm={() => end.mutate(ending && 'session' in ending ? ending.session.id : undefined)}
        onKeep={() => setEnding(undefined)}
      />
    </div>
  )
}
