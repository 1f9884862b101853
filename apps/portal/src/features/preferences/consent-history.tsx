import type { ConsentWire } from '@fathom/contract/preferences'
import { OPT_INS, OPT_OUT_REASONS } from '@fathom/domain/preferences'
import { isLocale, LANGUAGE_NAMES } from '@fathom/domain/translations'
import { useInfiniteQuery } from '@tanstack/react-query'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Languages from 'lucide-react/icons/languages'
import MessageSquare from 'lucide-react/icons/message-square'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import { historyQuery, type Subscriber } from './preferences.queries.ts'

/** Everything the user has agreed to or withdrawn, newest first. */
export function ConsentHistory({ subscriber }: { subscriber: Subscriber }) {
  const { t } = useTranslator('preferences')
  const history = useInfiniteQuery(historyQuery(useCalls(), subscriber))
  if (history.isPending)
    return (
      <Loading label={t('preferences.history.loading')}>
        <Skeleton height="4rem" shape="block" />
        <Skeleton height="4rem" shape="block" />
      </Loading>
    )
  if (history.isError && history.data === undefined)
    return (
      <ErrorState
        level={3}
        onRetry={() => history.refetch()}
        retryLabel={t('preferences.failed.retry')}
        retrying={history.isFetching}
        title={t('preferences.history.failed')}
      />
    )
  const lines = history.data?.pages.flatMap(({ items }) => items) ?? []
  if (lines.length === 0) return <p>{t('preferences.history.empty')}</p>
  return (
    <div>
      <List label={t('preferences.history.title')}>
        {lines.map((line) => (
          <ConsentLine key={line.id} line={line} />
        ))}
      </List>
      {history.hasNextPage && (
        <Button busy={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
          {t('preferences.history.more')}
        </Button>
      )}
    </div>
  )
}

function ConsentLine({ line }: { line: ConsentWire }) {
  const { t, formatDate, formatTime } = useTranslator('preferences')
  const at = new Date(line.at)
  const when = t('preferences.history.when', { day: formatDate(at, 'long'), time: formatTime(at) })
  return (
    <ListRow
      lead={<Tile {...look(line)} />}
      text={
        <>
          <time dateTime={line.at}>{when}</time>
          {' · '}
          {t(`preferences.way.${line.way}`)}
          {line.reason && (
            <>
              {' · '}
              <Reason reason={line.reason} />
            </>
          )}
        </>
      }
      title={<What line={line} />}
    />
  )
}

function What({ line }: { line: ConsentWire }) {
  const { t } = useTranslator('preferences')
  if (line.what === 'communicationLanguage') {
    const language = isLocale(line.after) ? LANGUAGE_NAMES[line.after] : line.after
    return t('preferences.history.language', { language })
  }
  const remarked = isRemark(line) && OPT_INS.find((each) => each === line.what)
  if (remarked) return t(`preferences.history.${remarked}.remark`)
  return t(`preferences.history.${line.what}.${line.after === 'on' ? 'on' : 'off'}`)
}

/** Our own reasons are translated; reasons from elsewhere are shown as they are. */
function Reason({ reason }: { reason: string }) {
  const { t } = useTranslator('preferences')
  const known = OPT_OUT_REASONS.find((each) => each === reason)
  return known ? t(`preferences.reason.${known}`) : <q>{reason}</q>
}

const isRemark = ({ before, after }: ConsentWire) => before === after

function look(line: ConsentWire) {
  if (line.what === 'communicationLanguage') return { icon: Languages, tone: 'info' } as const
  if (isRemark(line)) return { icon: MessageSquare, tone: 'plain' } as const
  return line.after === 'on'
    ? ({ icon: Check, tone: 'ok' } as const)
    : ({ icon: Ban, tone: 'plain' } as const)
}
