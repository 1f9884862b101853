import type { LinkedFormWire } from '@fathom/contract/forms'
import type { LinkRole } from '@fathom/domain/forms'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Download from 'lucide-react/icons/download'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { downloadCopy, linkedFormQuery } from './link.queries.ts'
import css from './linked.module.css'

const closedBy = (cause: unknown): Closed | undefined => problemIn(cause, CLOSED)

type Props = { reader: LinkRole; token: string; children: (form: LinkedFormWire) => ReactNode }

/** The form behind a link, or why it can't be opened. */
export function LinkedForm({ reader, token, children }: Props) {
  const { t } = useTranslator('forms')
  const form = useQuery(linkedFormQuery(useCalls(), reader, token))
  if (form.data) return children(form.data)
  const closed = closedBy(form.error)
  const copyUntil = copyUntilIn(form.error)
  if (copyUntil) return <SignedCopy reader={reader} token={token} until={copyUntil} />
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

/** TS-06: until when a link that was used opens the copy of what was signed through it. */
function copyUntilIn(cause: unknown): string | undefined {
  if (!(cause instanceof CallFailed) || cause.problem !== 'link-used') return undefined
  const { copyUntil } = (cause.answer ?? {}) as { copyUntil?: unknown }
  return typeof copyUntil === 'string' ? copyUntil : undefined
}

type HeaderProps = Pick<Props, 'reader' | 'token'> & { isDone: boolean }

/** What is asked here; nothing is by a link that doesn't open, or only opens the copy. */
export function LinkHeader({ reader, token, isDone }: HeaderProps) {
  const { t } = useTranslator('forms', 'forms-signers')
  const { error } = useQuery(linkedFormQuery(useCalls(), reader, token))
  if (copyUntilIn(error)) return <PageHeader title={t('forms-signers.copy.title')} />
  return (
    <PageHeader
      lead={error || isDone ? undefined : t(`forms.${reader}.lead`)}
      title={t(`shell.page.${reader}`)}
    />
  )
}

function ClosedLink({ problem }: { problem: Closed }) {
  const { t } = useTranslator('forms', 'forms-signers')
  return (
    <Card>
      <EmptyState drawing={closedHatch} title={t(TEXTS[problem].title)}>
        {t(TEXTS[problem].text)}
      </EmptyState>
    </Card>
  )
}

/** Below the title that says what it is. */
function SignedCopy(props: CopyProps) {
  const { t } = useTranslator('forms', 'forms-signers')
  return (
    <Card>
      <p className={css.about}>{t('forms-signers.copy.text')}</p>
      <DownloadCopy {...props} />
    </Card>
  )
}

type CopyProps = Pick<Props, 'reader' | 'token'> & {
  /** Until when the link opens the copy. */
  until: string
}

/** TS-06: the signer gets what they signed. */
export function DownloadCopy({ reader, token, until }: CopyProps) {
  const { t, formatDate } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => downloadCopy(calls, reader, token),
    onSuccess: (file) => saveFile(file, `${t(`shell.page.${reader}`)}.pdf`),
    onError: () => showToast({ text: t('forms.fill.done.notDownloaded') }),
  })
  return (
    <div className={css.copy}>
      <Button busy={download.isPending} icon={Download} onClick={() => download.mutate()}>
        {t('forms-signers.copy')}
      </Button>
      <p className={css.quiet}>
        {t('forms-signers.copy.until', { date: formatDate(new Date(until), 'long') })}
      </p>
    </div>
  )
}

type LinkDoneProps = { drawing: string; title: string; children: ReactNode; copy?: ReactNode }

/** Confirms that the request is done, and takes the focus. */
export function LinkDone({ drawing, title, children, copy }: LinkDoneProps) {
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
        {copy}
      </Card>
    </div>
  )
}

/** Reasons why a link can't be opened or used. */
const CLOSED = [
  'link-used',
  'link-expired',
  'link-invalid',
  'link-ended',
  'guardian-not-needed',
  'link-refused',
  'link-own-browser',
  'link-of-professional',
  'link-of-teacher',
  'link-of-minor',
  'document-changed',
] as const
type Closed = (typeof CLOSED)[number]

const TEXTS = {
  'link-used': { title: 'forms.document.link-used.title', text: 'forms.document.link-used.text' },
  'link-expired': { title: 'forms.document.link-expired.title', text: 'forms.document.link-expired.text' },
  'link-invalid': { title: 'forms.document.link-invalid.title', text: 'forms.document.link-invalid.text' },
  'link-ended': { title: 'forms-signers.link-ended.title', text: 'forms-signers.link-ended.text' },
  'guardian-not-needed': {
    title: 'forms-signers.link-not-needed.title',
    text: 'forms-signers.link-not-needed.text',
  },
  'link-refused': { title: 'forms-signers.link-refused.title', text: 'forms-signers.link-refused.text' },
  'link-own-browser': {
    title: 'forms-signers.link-own-browser.title',
    text: 'forms-signers.link-own-browser.text',
  },
  'link-of-professional': {
    title: 'forms-signers.link-own-browser.title',
    text: 'forms-signers.link-of-professional.text',
  },
  'link-of-teacher': {
    title: 'forms-signers.link-own-browser.title',
    text: 'forms-signers.guardian-is-teacher',
  },
  'link-of-minor': {
    title: 'forms-signers.link-own-browser.title',
    text: 'forms-signers.link-of-minor.text',
  },
  'document-changed': {
    title: 'forms.document.document-changed.title',
    text: 'forms.document.document-changed.text',
  },
} as const satisfies Record<Closed, { title: string; text: string }>

/** What the server may not accept in an answer. */
const REFUSED = {
  'guardian-too-young': 'forms.document.guardian-too-young.text',
  'guardian-is-diver': 'forms-signers.guardian-is-diver',
  'day-ahead': 'forms.document.day-ahead.text',
  'day-too-old': 'forms-signers.day-too-old',
  'examined-before-refusal': 'forms-signers.examined-before-refusal',
  'guardian-is-physician': 'forms-signers.guardian-is-physician',
  'guardian-is-teacher': 'forms-signers.guardian-is-teacher',
  'physician-is-signer': 'forms-signers.physician-is-signer',
  'physician-is-teacher': 'forms-signers.physician-is-teacher',
  'contact-of-signer': 'forms-signers.contact-of-signer',
  'contact-invalid': 'forms-signers.contact-invalid',
  'signer-name-incomplete': 'forms-signers.name-incomplete',
} as const

const problemIn = <Known extends string>(cause: unknown, known: readonly Known[]) =>
  known.find((each) => cause instanceof CallFailed && cause.problem === each)

/** Why the server rejected what was sent through a link. */
export function LinkProblem({ cause }: { cause: unknown }) {
  const { t } = useTranslator('forms', 'forms-signers')
  if (!cause) return null
  const closed = closedBy(cause)
  const refused = problemIn(cause, Object.keys(REFUSED) as (keyof typeof REFUSED)[])
  const text = closed ? TEXTS[closed].text : refused && REFUSED[refused]
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {closed && <b>{t('forms.document.link.notRecorded')}</b>}
      <p>{t(text ?? 'forms.document.link.notSent')}</p>
    </Banner>
  )
}
