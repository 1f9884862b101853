import type { ApplicationWire } from '@fathom/contract/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Happened } from '../progress/happened.tsx'

/** The history as reviewers see it, with everyone's name. */
export function Passed({ application }: { application: ApplicationWire }) {
  const { t } = useTranslator('applications')
  return (
    <Happened
      application={application}
      started={t('applications.review.moved.start', { name: application.applicant.name ?? '' })}
      wordsOf={({ move, name }) => t(`applications.review.moved.${move}`, { name })}
    />
  )
}
