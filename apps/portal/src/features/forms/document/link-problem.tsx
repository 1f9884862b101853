import CircleAlert from 'lucide-react/icons/circle-alert'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'

/** Why a link opens nothing, and takes nothing. */
export const CLOSED = ['link-used', 'link-expired', 'link-invalid', 'document-changed'] as const

const KNOWN = [...CLOSED, 'guardian-too-young', 'day-ahead'] as const

/** Why what was sent by a link was not taken. */
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
