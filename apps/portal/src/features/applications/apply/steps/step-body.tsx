import type { Step } from '../draft/step.ts'
import type { Sign } from '../use-sign.ts'
import { AddressStep } from './address-step.tsx'
import { DocumentsStep } from './documents-step.tsx'
import { FeesStep } from './fees-step.tsx'
import { PeopleStep } from './people-step.tsx'
import { PrerequisitesStep } from './prerequisites-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SignStep } from './sign-step.tsx'
import { YouStep } from './you-step.tsx'

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
