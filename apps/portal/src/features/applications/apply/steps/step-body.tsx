import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { priceText } from '../../../../shared/price-text.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Fact, Facts } from '../../../../shared/ui/surface/facts.tsx'
import { StepControls } from '../../application-fields.tsx'
import { useApplicationCalls } from '../../applications.calls.ts'
import { feesQuery } from '../../applications.queries.ts'
import { DocumentList } from '../../documents/document-list.tsx'
import { DocumentsField } from '../../documents/documents-field.tsx'
import { FeesTable, Summary, type SummaryPart } from '../../parts/summary.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'
import { isBlank } from '../draft/address-problems.ts'
import { withFields } from '../draft/fields.ts'
import type { Step } from '../draft/step.ts'
import type { Sign } from '../use-sign.ts'
import { Gaps } from './gaps.tsx'

type Props = { step: Step; sign: Sign; isStrict: boolean }

export function StepBody({ step, ...controls }: Props) {
  switch (step) {
    case 'you':
      return <YouStep />
    case 'prerequisites':
    case 'people':
    case 'address':
      return <FieldsStep {...controls} step={step} />
    case 'fees':
      return <FeesStep />
    case 'documents':
      return <DocumentsStep />
    case 'review':
      return <ReviewStep />
    case 'sign':
      return <StepControls {...controls} step="sign" />
  }
}

function FieldsStep(props: Props & { step: 'prerequisites' | 'people' | 'address' }) {
  const { t } = useTranslator('applications')
  return (
    <>
      <p className={css.text}>{t(`applications.apply.${props.step}.text`)}</p>
      {props.step === 'people' && <Refused />}
      <StepControls {...props} />
    </>
  )
}

const WORDS = { 'own-number': 'own', 'unknown-instructor': 'gone', 'unknown-store': 'storeGone' } as const

/** A person who was found but can't be chosen. */
function Refused() {
  const { t } = useTranslator('applications')
  const { state } = useApply()
  const because = state.kind === 'refused' ? state.because : undefined
  if (because === undefined || !(because in WORDS)) return null
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {t(`applications.apply.people.${WORDS[because as keyof typeof WORDS]}`)}
    </Banner>
  )
}

function DocumentsStep() {
  const { t } = useTranslator('applications')
  const { application, affiliateId, documents } = useApply()
  return (
    <>
      <p className={css.text}>{t('applications.apply.documents.text')}</p>
      <DocumentsField affiliateId={affiliateId} applicationId={application.id} sending={documents} />
    </>
  )
}

/** CA-06: the current fees; until they load, those that came with the application. */
function FeesStep() {
  const { t, formatNumber } = useTranslator('applications')
  const { application, affiliateId } = useApply()
  const query = useQuery(feesQuery(useApplicationCalls(affiliateId), affiliateId, application.id))
  const fees = query.data ?? application.fees
  return (
    <>
      <p className={css.text}>{t('applications.apply.fees.text')}</p>
      <FeesTable fees={fees} />
      {fees.due.amount > 0 && (
        <Banner icon={Info}>
          {t('applications.apply.fees.when', { amount: priceText({ formatNumber }, fees.due) })}
        </Banner>
      )}
    </>
  )
}

/** The applicant; this data belongs to the account and the profile. */
function YouStep() {
  const { t, formatDate, formatId } = useTranslator('applications')
  const { name, email, birthdate, affiliateId } = useApply().slots.person
  const unknown = t('applications.apply.you.unknown')
  return (
    <>
      <p className={css.text}>{t('applications.apply.you.text')}</p>
      <Facts>
        <Fact name={t('applications.apply.you.name')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact name={t('applications.apply.you.number')}>
          <bdi>{formatId(affiliateId)}</bdi>
        </Fact>
        <Fact name={t('applications.apply.you.email')}>
          <bdi className={css.email}>{email}</bdi>
        </Fact>
        <Fact name={t('applications.apply.you.birthDate')}>
          {birthdate ? formatDate(birthdate, 'long') : unknown}
        </Fact>
      </Facts>
      <p className={css.text}>
        {t('applications.apply.you.wrong')}{' '}
        <TextLink to={paths.profile()}>{t('applications.apply.you.profile')}</TextLink>
      </p>
    </>
  )
}

function ReviewStep() {
  const { t } = useTranslator('applications')
  const { application, affiliateId, fields, goTo } = useApply()
  const teachingAddress = isBlank(fields.teachingAddress) ? null : fields.teachingAddress
  const change = (part: SummaryPart) => (
    <Button
      aria-label={t('applications.apply.review.changeLabel', { step: t(`applications.apply.step.${part}`) })}
      kind="quiet"
      onClick={() => goTo(part)}
      size="sm"
    >
      {t('applications.apply.review.change')}
    </Button>
  )
  return (
    <>
      <p className={css.text}>{t('applications.apply.review.text')}</p>
      <Gaps />
      <Summary
        aside={change}
        documents={<DocumentList affiliateId={affiliateId} applicationId={application.id} />}
        shown={{ ...withFields(application, fields), teachingAddress }}
      />
    </>
  )
}
