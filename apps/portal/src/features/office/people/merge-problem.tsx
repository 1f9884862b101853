import { MERGE_REFUSALS } from '@fathom/domain/session'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { Signing } from './change-refusal.tsx'

const PROBLEMS = [...MERGE_REFUSALS, 'names-differ', 'undo-over', 'undo-later-first'] as const

/** Why two accounts were not merged, or a merge not undone. */
export function MergeProblem({ error, signing }: { error: unknown; signing: Signing }) {
  const { t } = useTranslator('office-merge', 'office-people')
  if (!error || signing.isCanceled(error)) return null
  const problem = PROBLEMS.find((each) => error instanceof CallFailed && error.problem === each)
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {problem ? t(`office-merge.refusal.${problem}`) : t('office-people.problem.other')}
    </Banner>
  )
}
