import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import { CallFailed } from '../../../../shared/http/index.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { ButtonLink } from '../../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { useOnline } from '../../../../shared/use-online.ts'

/** Why a signed form was not accepted; when offline, says that it can be signed anyway. */
export function SendProblem({ cause }: { cause: unknown }) {
  const { t } = useTranslator('forms')
  const problem = cause instanceof CallFailed ? cause.problem : undefined
  const words = useProblemWords(cause, problem)
  if (!useOnline()) return <Banner icon={CloudOff}>{t('forms.sign.offline')}</Banner>
  if (!words) return null
  return (
    <Banner action={problem === 'already-signed' && <ToForms />} icon={CircleAlert} live="alert" tone="bad">
      <b>{t('forms.sign.problem.title')}</b>
      <p>{words}</p>
    </Banner>
  )
}

function ToForms() {
  const { t } = useTranslator('forms')
  return (
    <ButtonLink kind="line" to={paths.formsApplications()}>
      {t('forms.fill.toForms')}
    </ButtonLink>
  )
}

function useProblemWords(cause: unknown, problem: string | undefined): string | undefined {
  const { t } = useTranslator('forms')
  if (!cause) return undefined
  switch (problem) {
    case 'not-complete':
      return t('forms.sign.problem.not-complete')
    case 'guardian-needed':
    case 'guardian-unknown':
    case 'guardian-too-young':
      return t('forms.sign.problem.guardian')
    case 'already-signed':
      return t('forms.sign.problem.already-signed')
    default:
      return t('forms.sign.problem.general')
  }
}
