import type { FormListingWire } from '@fathom/contract/forms'
import { type AffiliateType, isProfessional } from '@fathom/domain/session'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import FileText from 'lucide-react/icons/file-text'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { listRefused } from '../fill/outbox/post-signed.ts'
import { DueForms, ICON, useFormTitle } from './due-forms.tsx'
import css from './list.module.css'
import { DUE, formsDueQuery, PRO, proFormListQuery, SIGNED, signedFormsQuery } from './list.queries.ts'
import { DownloadPdf, SignedRow } from './signed-row.tsx'

type Props = {
  affiliateId: number
  affiliateType: AffiliateType
  /** The part of another feature, below the forms. */
  children?: ReactNode
}

/** RT-12: what is due, what is done, and what can be started. */
export function FormsScreen({ affiliateId, affiliateType, children }: Props) {
  return (
    <div className={css.screen}>
      <RefusedForms affiliateId={affiliateId} />
      <OwnForms affiliateId={affiliateId} />
      {isProfessional(affiliateType) && <ProForms affiliateId={affiliateId} />}
      {children}
    </div>
  )
}

/** TS-05: why a guardian is asked for, and what ends it. */
function UnconfirmedNotice() {
  const { t } = useTranslator('forms-signers')
  return (
    <Banner icon={Users} tone="warn">
      {t('forms-signers.unconfirmed')}
    </Banner>
  )
}

function OwnForms({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('forms')
  const calls = useCalls()
  const due = useQuery(formsDueQuery(calls, affiliateId))
  const signed = useQuery(signedFormsQuery(calls, affiliateId))
  if (due.data && signed.data)
    return (
      <>
        {due.data.some(({ isBirthDateUnconfirmed }) => isBirthDateUnconfirmed) && <UnconfirmedNotice />}
        <AsOf affiliateId={affiliateId} names={[DUE, SIGNED]} />
        <DueForms due={due.data} signed={signed.data} />
        <SignedForms forms={signed.data} />
      </>
    )
  if (due.isError || signed.isError)
    return (
      <Card>
        <ErrorState
          onRetry={() => void Promise.all([due.refetch(), signed.refetch()])}
          retryLabel={t('shell.error.retry')}
          retrying={due.isFetching || signed.isFetching}
          title={t('forms.list.failed.title')}
        >
          {t('forms.list.failed.text')}
        </ErrorState>
      </Card>
    )
  return (
    <Card>
      <Loading label={t('forms.list.loading')}>
        <Skeleton height="4rem" shape="block" />
        <Skeleton height="4rem" shape="block" />
        <Skeleton height="4rem" shape="block" />
      </Loading>
    </Card>
  )
}

/** CO-07: all of them. */
function SignedForms({ forms }: { forms: readonly FormListingWire[] }) {
  const { t, formatNumber } = useTranslator('forms')
  if (forms.length === 0)
    return (
      <Card title={t('forms.list.signed.title')}>
        <EmptyState drawing={slate} level={3} title={t('forms.list.empty.title')}>
          {t('forms.list.empty.text')}
        </EmptyState>
      </Card>
    )
  return (
    <Card aside={formatNumber(forms.length)} title={t('forms.list.signed.title')}>
      <ul className={css.list}>
        {forms.map((form) => (
          <SignedRow
            form={form}
            isNewest={forms.find(({ name }) => name === form.name) === form}
            key={form.id}
          />
        ))}
      </ul>
    </Card>
  )
}

/** RO-03, CA-49: the forms signed as a professional; renders nothing if there are none. */
function ProForms({ affiliateId }: { affiliateId: number }) {
  const { t, formatDate } = useTranslator('forms')
  const title = useFormTitle()
  const forms = useQuery(proFormListQuery(useCalls(), affiliateId))
  if (!forms.data) return <ProFormsPending forms={forms} />
  return (
    <Card title={t('forms.list.pro.title')}>
      <AsOf affiliateId={affiliateId} names={[PRO]} />
      {forms.data.length === 0 && <p className={css.text}>{t('forms.list.pro.none')}</p>}
      <ul className={css.list}>
        {forms.data.map(({ id, name, statusId, createdDate, downloadUrl }) => (
          <li className={css.row} key={id}>
            <Tile icon={FileText} tone="plain" />
            <div className={css.words}>
              <p className={css.title}>{title(name)}</p>
              <p className={css.text}>{formatDate(new Date(createdDate), 'long')}</p>
              <Badge icon={statusId === 2 ? Stethoscope : CircleCheck} tone={statusId === 2 ? 'buoy' : 'ok'}>
                {t(`forms.list.status.${statusId === 2 ? 'medical-required' : 'completed'}`)}
              </Badge>
            </div>
            {downloadUrl && <DownloadPdf documentId={id} title={title(name)} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ProFormsPending({ forms }: { forms: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'> }) {
  const { t } = useTranslator('forms')
  return (
    <Card title={t('forms.list.pro.title')}>
      {forms.isError ? (
        <ErrorState
          level={3}
          onRetry={() => void forms.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={forms.isFetching}
          title={t('forms.list.failed.title')}
        />
      ) : (
        <Loading label={t('forms.list.loading')}>
          <Skeleton height="4rem" shape="block" />
        </Loading>
      )}
    </Card>
  )
}

/** Forms that were signed on this device and then refused. Nobody else has them; renders nothing without any. */
function RefusedForms({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('forms', 'forms-signers')
  const title = useFormTitle()
  const { data: forms = [] } = useQuery({
    queryKey: ['forms', 'refused', affiliateId],
    queryFn: () => listRefused(affiliateId),
    networkMode: 'always',
  })
  if (forms.length === 0) return null
  return (
    <Card title={t('forms-signers.again.title')}>
      <ul className={css.list}>
        {forms.map(({ documentId, submission: { form } }) => (
          <li className={css.row} key={documentId}>
            <Tile icon={ICON[form]} tone="buoy" />
            <div className={css.words}>
              <p className={css.title}>{title(form)}</p>
              <p className={css.text}>{t('forms-signers.again.text')}</p>
            </div>
            <ButtonLink
              aria-label={t('forms-signers.again.of', { form: title(form) })}
              kind="primary"
              to={paths.fillForm(form, { signed: documentId })}
            >
              {t('forms-signers.again.action')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
