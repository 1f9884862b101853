import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { BeginProblem } from '../begin-problem.tsx'
import { useSaveStep } from '../use-save-step.ts'
import css from './guest.module.css'
import type { Guest } from './guest.ts'

/** The form that is still unsigned, or the preparation once both are signed. */
export function NextAction({ guest: { checkpoint, progress } }: { guest: Guest }) {
  const { t } = useTranslator('dsd')
  const navigate = useNavigate()
  const submit = useSaveStep(() => void navigate(paths.medicalForm()))
  const { medical, release } = progress.forms
  if (!medical)
    return (
      <ButtonLink kind="primary" size="lg" to={paths.medicalForm()}>
        {t('dsd.forms.medical')}
      </ButtonLink>
    )
  if (!release)
    return (
      <ButtonLink kind="primary" size="lg" to={paths.fillForm('liability-release')}>
        {t('dsd.forms.release')}
      </ButtonLink>
    )
  return (
    <div className={css.action}>
      {submit.isError && <BeginProblem error={submit.error} />}
      <Button
        busy={submit.isPending}
        kind="primary"
        onClick={() =>
          submit.mutate({
            storeNumber: checkpoint.storeNumber,
            memberNumber: checkpoint.memberNumber,
            status: 'forms-submitted',
          })
        }
        size="lg"
      >
        {t('dsd.forms.go')}
      </Button>
    </div>
  )
}
