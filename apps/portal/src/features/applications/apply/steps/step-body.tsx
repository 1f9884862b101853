import { EVIDENCE_NAMES, type EvidenceName } from '@fathom/domain/applications'
import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { priceText } from '../../../../shared/price-text.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../../shared/ui/form/text-area.tsx'
import { Fact, Facts } from '../../../../shared/ui/surface/facts.tsx'
import { useApplicationCalls } from '../../applications.calls.ts'
import { feesQuery } from '../../applications.queries.ts'
import { DocumentList } from '../../documents/document-list.tsx'
import { DocumentsField } from '../../documents/documents-field.tsx'
import { type Prerequisite, PrerequisiteRows } from '../../parts/prerequisite-rows.tsx'
import { FeesTable, Summary, type SummaryPart } from '../../parts/summary.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'
import { isBlank } from '../draft/address-problems.ts'
import type { Step } from '../draft/step.ts'
import type { Sign } from '../use-sign.ts'
import { AddressStep } from './address-step.tsx'
import { Gaps } from './gaps.tsx'
import { PeopleStep } from './people-step.tsx'
import { SignStep } from './sign-step.tsx'

type Props = { step: Step; sign: Sign; isStrict: boolean }

export function StepBody({ step, sign, isStrict }: Props) {
  switch (step) {
    case 'you':
      return <YouStep />
    case 'prerequisites':
      return <PrerequisitesStep />
    case 'people':
      return <PeopleStep />
    case 'address':
      return <AddressStep isStrict={isStrict} />
    case 'fees':
      return <FeesStep />
    case 'documents':
      return <DocumentsStep />
    case 'review':
      return <ReviewStep />
    case 'sign':
      return <SignStep sign={sign} />
  }
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
  const { t, formatDate, formatNumber } = useTranslator('applications')
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
          <bdi>{formatNumber(affiliateId, { useGrouping: false })}</bdi>
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
  const { instructor, store, teachingAddress } = fields
  const evidence = Object.fromEntries(EVIDENCE_NAMES.map((name) => [name, fields[name]]))
  const address = isBlank(teachingAddress) ? null : teachingAddress
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
        shown={{ prerequisites: application.prerequisites, evidence, instructor, store, address }}
      />
    </>
  )
}

const LONGEST = 1000

/** Fills in what is known; an explanation may close a gap, but not for an age. */
function PrerequisitesStep() {
  const { t } = useTranslator('applications')
  const { application, fields } = useApply()
  const evidence = Object.fromEntries(EVIDENCE_NAMES.map((name) => [name, fields[name]]))
  return (
    <>
      <p className={css.text}>{t('applications.apply.prerequisites.text')}</p>
      <PrerequisiteRows
        close={({ code }: Prerequisite) => (code === 'age' ? <ToProfile /> : <Evidence name={code} />)}
        evidence={evidence}
        prerequisites={application.prerequisites}
      />
    </>
  )
}

function ToProfile() {
  const { t } = useTranslator('applications')
  return (
    <p>
      <TextLink to={paths.profile()}>{t('applications.prerequisite.toProfile')}</TextLink>
    </p>
  )
}

function Evidence({ name }: { name: EvidenceName }) {
  const { t } = useTranslator('applications')
  const { fields, change } = useApply()
  return (
    <div className={css.evidence}>
      <Field
        aside={
          name === 'dives' && (
            <TextLink to={paths.logbook()}>{t('applications.prerequisite.toLogbook')}</TextLink>
          )
        }
        help={t(`applications.prerequisite.hint.${name === 'dives' ? 'dives' : 'card'}`)}
        label={t('applications.prerequisite.evidence')}
      >
        <TextArea
          dir="auto"
          maxLength={LONGEST}
          onChange={({ target }) => change({ [name]: target.value })}
          rows={2}
          value={fields[name]}
        />
      </Field>
    </div>
  )
}
