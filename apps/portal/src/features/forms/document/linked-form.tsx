import type { LinkedFormWire } from '@fathom/contract/forms'
import type { LinkRole } from '@fathom/domain/forms'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { linkedFormQuery } from './link.queries.ts'
import { CLOSED } from './link-problem.tsx'

const closedBy = (cause: unknown) =>
  CLOSED.find((problem) => cause instanceof CallFailed && cause.problem === problem)

type Props = { reader: LinkRole; token: string; children: (form: LinkedFormWire) => ReactNode }

/** The form behind a link, or why it can't be opened. */
export function LinkedForm({ reader, token, children }: Props) {
  const { t } = useTranslator('forms')
  const form = useQuery(linkedFormQuery(useCalls(), reader, token))
  if (form.data) return children(form.data)
  const closed = closedBy(form.error)
  if (closed) return <ClosedLink problem={closed} />
  if (form.isError || form.fetchStatus === 'paused')
    return (
      <Card>
        <ErrorState
          onRetry={() => void form.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={form.isFetching}
          title={t('forms.document.link.failed.title')}
        >
          {t('forms.document.link.failed.text')}
        </ErrorState>
      </Card>
    )
  return (
    <Card>
      <Loading label={t('forms.document.link.loading')}>
        <Skeleton height="3.5rem" shape="block" />
        <Skeleton height="14rem" shape="block" />
      </Loading>
    </Card>
  )
}

function ClosedLink({ problem }: { problem: (typeof CLOSED)[number] }) {
  const { t } = useTranslator('forms')
  return (
    <Card>
      <EmptyState drawing={closedHatch} title={t(`forms.document.${problem}.title`)}>
        {t(`forms.document.${problem}.text`)}
      </EmptyState>
    </Card>
  )
}
