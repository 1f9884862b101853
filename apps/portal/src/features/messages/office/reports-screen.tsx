import type { AttachmentWire, MessageReportsWire, MessageReportWire } from '@fathom/contract/messages'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import thread from '../thread/thread.module.css'

const REPORTS_KEY = ['messages-office'] as const

type State = 'open' | 'settled'

const reportsQuery = ({ http }: Pick<Calls, 'http'>, state: State) =>
  infiniteQueryOptions({
    queryKey: [...REPORTS_KEY, state],
    initialPageParam: 1,
    queryFn: ({ signal, pageParam: page }) =>
      http.get<MessageReportsWire>('learning', 'messages/reports', { query: { state, page }, signal }),
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  })

/** LE-07: the organization's staff see what was reported, and settle it. */
export function ReportsScreen() {
  const { t } = useTranslator('messages-office')
  const [state, setState] = useState<State>('open')
  return (
    <div className={thread.screen}>
      <Segments
        legend={t('messages-office.title')}
        onSelect={setState}
        segments={(['open', 'settled'] as const).map((key) => ({ key, label: t(`messages-office.${key}`) }))}
        selected={state}
      />
      <Reports key={state} state={state} />
    </div>
  )
}

function Reports({ state }: { state: State }) {
  const { t } = useTranslator('messages-office', 'messages')
  const list = useInfiniteQuery(reportsQuery(useCalls(), state))
  if (!list.data && (list.isError || list.fetchStatus === 'paused'))
    return (
      <Card>
        <ErrorState
          onRetry={() => void list.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={list.isFetching}
          title={t('messages-office.failed')}
        >
          {t('messages.failedText')}
        </ErrorState>
      </Card>
    )
  if (!list.data)
    return (
      <Loading label={t('messages-office.loading')}>
        <Skeleton height="16rem" shape="block" />
      </Loading>
    )
  const reports = list.data.pages.flatMap(({ items }) => items)
  if (reports.length === 0)
    return (
      <Card>
        <EmptyState drawing={slate} title={t('messages-office.none')}>
          {t('messages-office.noneText')}
        </EmptyState>
      </Card>
    )
  return (
    <>
      {reports.map((report) => (
        <Report key={report.id} report={report} />
      ))}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('messages-office.more')}
        </Button>
      )}
    </>
  )
}

function Report({ report }: { report: MessageReportWire }) {
  const { t, formatDay, formatTime } = useTranslator('messages-office', 'messages')
  const settle = useSettle(report.id)
  const at = new Date(report.reportedAt)
  const person = ({ name, affiliateId }: MessageReportWire['author']) => (
    <bdi>
      {name || t('messages.former')} ({affiliateId})
    </bdi>
  )
  return (
    <Card aside={`${formatDay(at)} ${formatTime(at)}`} title={t(`messages.reason.${report.reason}`)}>
      <div className={thread.report}>
        <blockquote className={thread.text} dir="auto">
          {report.text}
        </blockquote>
        {report.attachments.map((file) => (
          <ReportedFile file={file} key={file.id} reportId={report.id} />
        ))}
        <Facts>
          <Fact name={t('messages-office.author')}>{person(report.author)}</Fact>
          <Fact name={t('messages-office.reporter')}>{person(report.reporter)}</Fact>
          <Fact name={t('messages-office.student')}>
            {person(report.student)}{' '}
            {report.isMinor && (
              <Badge icon={Eye} tone="warn">
                {t('messages-office.minor')}
              </Badge>
            )}
          </Fact>
          {report.note && (
            <Fact name={t('messages.report.note')}>
              <span dir="auto">{report.note}</span>
            </Fact>
          )}
        </Facts>
        {report.settledAt === null && (
          <Button busy={settle.isPending} onClick={() => settle.mutate()}>
            {t('messages-office.settle')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function useSettle(reportId: string) {
  const { http } = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('messages-office')
  return useMutation({
    mutationFn: () => http.post('learning', 'messages/reports/{reportId}/settle', { params: { reportId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: REPORTS_KEY }),
    onError: () => showToast({ text: t('messages-office.settleFailed') }),
  })
}

function ReportedFile({ reportId, file }: { reportId: string; file: AttachmentWire }) {
  const { t } = useTranslator('messages')
  const { http } = useCalls()
  const { id, name } = file
  const save = async () => {
    try {
      const path = 'messages/reports/{reportId}/attachments/{id}'
      saveFile(await http.download('learning', path, { params: { reportId, id } }), name)
    } catch {
      showToast({ text: t('messages.saveFailed') })
    }
  }
  return (
    <Button icon={Download} onClick={() => void save()} size="sm">
      {t('messages.save', { name })}
    </Button>
  )
}
