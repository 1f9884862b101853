import CircleAlert from 'lucide-react/icons/circle-alert'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'

/** Reasons why a link can no longer be opened or used. */
export const CLOSED = ['link-used', 'link-expired', 'link-invalid', 'document-changed'] as const

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
