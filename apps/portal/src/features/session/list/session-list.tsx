import CircleCheck from 'lucide-react/icons/circle-check'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import css from './session-list.module.css'
import { type OwnSession, useEndSessions, useSessions } from './session-list.queries.ts'

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

/** One session, or the number of all other sessions. */
type Ending = { session: OwnSession } | { count: number }

type Props = { ending: Ending | undefined; busy: boolean; onConfirm: () => void; onKeep: () => void }

function EndDialog({ ending, ...rest }: Props) {
  const { t } = useTranslator('translations')
  const nameOf = useDeviceName()
  const isOne = ending !== undefined && 'session' in ending
  return (
    <ConfirmDialog
      {...rest}
      confirmLabel={t(`translations.settings.sessions.${isOne ? 'confirm' : 'confirmAll'}`)}
      destructive={true}
      keepLabel={t('translations.settings.cancel')}
      open={ending !== undefined}
      title={t(`translations.settings.sessions.${isOne ? 'askOne' : 'askAll'}`)}
    >
      {ending &&
        ('session' in ending
          ? t('translations.settings.sessions.askOneText', { device: nameOf(ending.session) })
          : t('translations.settings.sessions.askAllText', { count: ending.count }))}
    </ConfirmDialog>
  )
}

const HANDHELD: readonly string[] = ['iPhone', 'iPad', 'Android']

type SessionRowProps = { session: OwnSession; onEnd: () => void }

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslator('translations')
  const device = useDeviceName()(session)
  const icon = HANDHELD.includes(session.system) ? Smartphone : Monitor
  return (
    <ListRow
      end={
        !session.current && (
          <Button
            aria-label={t('translations.settings.sessions.endNamed', { device })}
            onClick={onEnd}
            size="sm"
          >
            {t('translations.settings.sessions.end')}
          </Button>
        )
      }
      lead={<Tile icon={icon} tone={session.current ? 'ok' : 'plain'} />}
      text={<WhereAndWhen session={session} />}
      title={
        <span className={css.name}>
          <bdi>{device}</bdi>
          {session.current && (
            <Badge icon={CircleCheck} tone="ok">
              {t('translations.settings.sessions.current')}
            </Badge>
          )}
        </span>
      }
    />
  )
}

function WhereAndWhen({ session }: { session: OwnSession }) {
  const { t, formatDate, formatTime } = useTranslator('translations')
  const moment = (at: string) => ({ day: formatDate(new Date(at), 'long'), time: formatTime(new Date(at)) })
  return (
    <span className={css.facts}>
      <span>
        <Place network={session.network} />
      </span>
      <time dateTime={session.createdAt}>
        {t('translations.settings.sessions.since', moment(session.createdAt))}
      </time>
      <time dateTime={session.lastSeenAt}>
        {t('translations.settings.sessions.seen', moment(session.lastSeenAt))}
      </time>
    </span>
  )
}

function Place({ network }: Pick<OwnSession, 'network'>) {
  const { t } = useTranslator('translations')
  if (network === '') return t('translations.settings.sessions.nowhere')
  if (network === 'local') return t('translations.settings.sessions.local')
  return t('translations.settings.sessions.network', { network })
}

/** A readable name, such as Firefox on Windows. */
export function useDeviceName(): (session: Pick<OwnSession, 'browser' | 'system'>) => string {
  const { t } = useTranslator('translations')
  return ({ browser, system }) =>
    browser && system
      ? t('translations.settings.sessions.device', { browser, system })
      : browser || system || t('translations.settings.sessions.unknown')
}
