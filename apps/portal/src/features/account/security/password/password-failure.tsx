import CircleAlert from 'lucide-react/icons/circle-alert'
import { CallFailed } from '../../../../shared/http/index.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'

const isTooOften = (error: Error) => error instanceof CallFailed && error.problem === 'too-many-attempts'

/** Shows a failure that belongs to no field; the form keeps its values, so it can be sent again. */
export function PasswordFailure({ error }: { error: Error }) {
  const { t } = useTranslator('translations')
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {t(`translations.settings.password.${isTooOften(error) ? 'tooOften' : 'failed'}`)}
    </Banner>
  )
}
