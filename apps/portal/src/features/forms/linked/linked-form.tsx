import type { LinkedFormWire } from '@fathom/contract/forms'
import type { LinkRole } from '@fathom/domain/forms'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { linkedFormQuery } from './link.queries.ts'

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

type LinkDoneProps = { drawing: string; title: string; children: ReactNode }

/** Confirms that the request is done, and takes the focus. */
export function LinkDone({ drawing, title, children }: LinkDoneProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} role="status" tabIndex={-1}>
      <Card>
        <EmptyState drawing={drawing} title={title}>
          {children}
        </EmptyState>
      </Card>
    </div>
  )
}

/** Reasons why a link can no longer be opened or used. */
const CLOSED = ['link-used', 'link-expired', 'link-invalid', 'document-changed'] as const

const KNOWN = [...CLOSED, 'guardian-too-young', 'day-ahead'] as const

/** Why the server rejected what was sent through a link. */
export function LinkProblem({ cause }: { cause: unknown }) {
  const { t } = useTranslator('forms')
  if (!cause) return null
  const problem = KNOWN.find((each) => cause instanceof CallFailed && cause.problem === each)
  const isClosed = CLOSED.some((each) => each === problem)
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {isClosed && <b>{t('forms.document.link.notRecorded')}</b>}
      <p>{t(problem ? `forms.document.${problem}.text` : 'forms.document.link.notSent')}</p>
    </Banner>
  )
}
