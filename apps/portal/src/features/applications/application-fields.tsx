import type { ApplicationWire } from '@fathom/contract/applications'
import { type ApplicationField, applicationFields } from '@fathom/domain/applications'
import { Fragment, type ReactNode } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { AddressControl } from './apply/steps/address-control.tsx'
import { EvidenceControl } from './apply/steps/evidence-control.tsx'
import { PersonControl } from './apply/steps/person-control.tsx'
import { SignControl } from './apply/steps/sign-control.tsx'
import type { Sign } from './apply/use-sign.ts'
import { type ShownAddress, TeachingAddress } from './parts/address-lines.tsx'
import { PersonRow } from './parts/person-row.tsx'
import { PrerequisiteRows, type ReviewerWords } from './parts/prerequisite-rows.tsx'

/** An application as it is shown; the address of a draft has no name of its state yet. */
export type Shown = Omit<ApplicationWire, 'teachingAddress'> & { teachingAddress: ShownAddress | null }

type FieldStep = 'prerequisites' | 'people' | 'address' | 'sign'

type ControlProps = { sign: Sign; isStrict: boolean }

type FieldView = {
  /** The step that asks for it. */
  step: FieldStep
  control: (props: ControlProps) => ReactNode
  /** How it reads, for the applicant or for a reviewer. */
  value: (shown: Shown, reviewer: ReviewerWords | undefined) => ReactNode
}

const FIELD_VIEWS: Readonly<Record<ApplicationField, FieldView>> = {
  evidence: {
    step: 'prerequisites',
    control: () => <EvidenceControl />,
    value: ({ evidence, prerequisites }, reviewer) => (
      <PrerequisiteRows evidence={evidence} prerequisites={prerequisites} reviewed={reviewer} />
    ),
  },
  instructorNumber: {
    step: 'people',
    control: () => <PersonControl kind="instructor" />,
    value: ({ instructor }) => instructor && <PersonRow chosen={instructor} kind="instructor" />,
  },
  storeNumber: {
    step: 'people',
    control: () => <PersonControl kind="store" />,
    value: ({ store }) => store && <PersonRow chosen={store} kind="store" />,
  },
  teachingAddress: {
    step: 'address',
    control: ({ isStrict }) => <AddressControl isStrict={isStrict} />,
    value: ({ teachingAddress }) => <TeachingAddress address={teachingAddress} />,
  },
  signature: {
    step: 'sign',
    control: ({ sign }) => <SignControl sign={sign} />,
    value: ({ signature, submittedAt }) => <Signed at={submittedAt} name={signature} />,
  },
}

const fieldsIn = (step: FieldStep) => applicationFields.filter((field) => FIELD_VIEWS[field].step === step)

/** The controls of the fields that a step asks for. */
export function StepControls({ step, ...props }: ControlProps & { step: FieldStep }) {
  return fieldsIn(step).map((field) => <Fragment key={field}>{FIELD_VIEWS[field].control(props)}</Fragment>)
}

type StepValuesProps = { step: FieldStep; shown: Shown; reviewer?: ReviewerWords }

/** What was filled in at a step, read-only. */
export function StepValues({ step, shown, reviewer }: StepValuesProps) {
  return fieldsIn(step).map((field) => (
    <Fragment key={field}>{FIELD_VIEWS[field].value(shown, reviewer)}</Fragment>
  ))
}

/** The signature, and the day on which the application was sent with it. */
function Signed({ name, at }: { name: string; at: string | null }) {
  const { t, formatDate } = useTranslator('applications')
  if (!name || !at) return null
  return <bdi>{t('applications.standing.signed', { name, date: formatDate(at, 'long') })}</bdi>
}
