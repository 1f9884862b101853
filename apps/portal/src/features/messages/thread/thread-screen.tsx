import { slate } from '@fathom/look/drawings/lines/slate.ts'
import Eye from 'lucide-react/icons/eye'
import Lock from 'lucide-react/icons/lock'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { isGone, threadAnswer } from '../messages.queries.ts'
import { Compose } from './compose.tsx'
import { MessageList } from './message-list.tsx'
import css from './thread.module.css'
import { type ShownThread, useMarkRead, useThread, useUnsent } from './use-thread.ts'

type Props = { affiliateId: number; enrolmentId: string }

/** LE-07: the conversation of one enrollment. */
export function ThreadScreen({ affiliateId, enrolmentId }: Props) {
  const { t } = useTranslator('messages')
  const { query, thread } = useThread(affiliateId, enrolmentId)
  if (thread && !isGone(query.error))
    return <Thread affiliateId={affiliateId} key={enrolmentId} query={query} thread={thread} />
  if (isGone(query.error))
    return (
      <Card>
        <EmptyState drawing={slate} level={1} title={t('messages.gone')}>
          {t('messages.goneText')}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <PageHeader title={t('shell.page.messages')} />
      <Card>
        {query.isError || query.fetchStatus === 'paused' ? (
          <ErrorState
            onRetry={() => void query.refetch()}
            retryLabel={t('shell.error.retry')}
            retrying={query.isFetching}
            title={t('messages.failed')}
          >
            {t('messages.failedText')}
          </ErrorState>
        ) : (
          <Loading label={t('messages.loading')}>
            <Skeleton height="20rem" shape="block" />
          </Loading>
        )}
      </Card>
    </>
  )
}

type ThreadProps = {
  affiliateId: number
  query: ReturnType<typeof useThread>['query']
  thread: ShownThread
}

function Thread({ affiliateId, query, thread }: ThreadProps) {
  const { t } = useTranslator('messages')
  const { enrolmentId, packageId, course, side, student, refusal, messages } = thread
  const unsent = useUnsent(affiliateId, enrolmentId)
  useMarkRead(enrolmentId, messages)
  const other = side === 'student' ? (thread.instructor ?? thread.center ?? '') : student.name
  const back =
    side === 'student'
      ? paths.course(packageId)
      : paths.studentERecord({ id: String(student.affiliateId), affiliateId: student.affiliateId }, packageId)
  return (
    <>
      <Crumb to={back}>
        <bdi>{course}</bdi>
      </Crumb>
      <PageHeader
        lead={<Participants thread={thread} />}
        title={<bdi>{other || t('shell.page.messages')}</bdi>}
      />
      <div className={css.screen}>
        <AsOf affiliateId={affiliateId} names={[threadAnswer(enrolmentId)]} />
        <ReadersNotice thread={thread} />
        <Card>
          <MessageList
            onDiscard={unsent.discard}
            onEarlier={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            onRetry={unsent.retry}
            other={other}
            thread={thread}
          />
          {refusal ? (
            <Banner icon={Lock} tone="warn">
              {t(`messages.refused.${refusal}`)}
            </Banner>
          ) : (
            <Compose enrolmentId={enrolmentId} onSend={unsent.send} />
          )}
        </Card>
      </div>
    </>
  )
}

function Participants({ thread: { course, instructor, center, student } }: { thread: ShownThread }) {
  const { formatList } = useTranslator('messages')
  const people = [student.name, instructor, center].filter((name) => name !== null && name !== '')
  return (
    <>
      <bdi>{course}</bdi> · <bdi>{formatList(people as string[])}</bdi>
    </>
  )
}

/** With a minor, everyone sees who reads along. */
function ReadersNotice({ thread }: { thread: ShownThread }) {
  const { t } = useTranslator('messages')
  const { isMinor, hasGuardian, center, student } = thread
  if (!isMinor || (center === null && !hasGuardian)) return null
  const { name } = student
  return (
    <Banner icon={Eye}>
      {center === null
        ? t('messages.minor.guardian', { name })
        : t(hasGuardian ? 'messages.minor.both' : 'messages.minor.center', { name, center })}
    </Banner>
  )
}
