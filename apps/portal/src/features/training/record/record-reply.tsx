import type { ERecordWire } from '@fathom/contract/training'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { NoCourse } from '../course/course-parts.tsx'
import css from './record.module.css'
import { type RecordOf, recordQuery } from './record.queries.ts'

type Props = { of: RecordOf; children: (record: ERecordWire) => ReactNode }

/** A record once it's loaded, as a column of cards. */
export function RecordReply({ of, children }: Props) {
  const { t } = useTranslator('training-records')
  const record = useQuery(recordQuery(useCalls(), of))
  return (
    <Reply
      skeletons={['15rem', '26rem', '9rem']}
      failed={t('training-records.failed.record')}
      id={of.id}
      of={record}
    >
      {(data) => <div className={css.stack}>{children(data)}</div>}
    </Reply>
  )
}

type ReplyProps<Answer> = {
  of: UseQueryResult<Answer>
  /** The requested id, shown when it's unknown. */
  id: string
  failed: string
  /** The heights of the skeleton's parts. */
  skeletons?: readonly string[]
  children: (answer: Answer) => ReactNode
}

const statusOf = (error: unknown) => (error instanceof CallFailed ? error.status : undefined)

/** The answer, a skeleton, or a retry. RO-05: users without access are redirected. */
export function Reply<Answer>({ of, id, failed, skeletons = ['12rem'], children }: ReplyProps<Answer>) {
  const { t } = useTranslator('training-records')
  const status = statusOf(of.error)
  if (status === 401) return <Navigate replace={true} to={paths.unauthorized()} />
  if (of.data !== undefined) return children(of.data)
  if (status === 400 || status === 404) return <NoCourse id={id} level={2} />
  if (of.isError || of.fetchStatus === 'paused')
    return (
      <Card>
        <ErrorState
          onRetry={() => void of.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={of.isFetching}
          title={failed}
        >
          {t('training-records.failed.text')}
        </ErrorState>
      </Card>
    )
  return (
    <Loading label={t('training-records.loading')}>
      <div className={css.stack}>
        {skeletons.map((height) => (
          <Skeleton height={height} key={height} shape="block" />
        ))}
      </div>
    </Loading>
  )
}
