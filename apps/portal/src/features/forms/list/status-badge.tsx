import type { FormListingWire } from '@fathom/contract/forms'
import CircleCheck from 'lucide-react/icons/circle-check'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Users from 'lucide-react/icons/users'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'

/** ST-08: Medical Required or Completed; a missing guardian signature shows beside it. */
export function StandingBadge({ form }: { form: FormListingWire }) {
  const { t } = useTranslator('forms')
  if (form.status === 'Medical Required')
    return (
      <Badge icon={Stethoscope} tone="buoy">
        {t('forms.list.status.medical-required')}
      </Badge>
    )
  if (form.isGuardianAwaited)
    return (
      <Badge icon={Users} tone="warn">
        {t('forms.list.status.guardian-awaited')}
      </Badge>
    )
  return (
    <Badge icon={CircleCheck} tone="ok">
      {t('forms.list.status.completed')}
    </Badge>
  )
}
