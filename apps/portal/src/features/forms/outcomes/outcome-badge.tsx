import type { FormOutcomesWire } from '@fathom/contract/forms'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'

/** Cleared, waiting for a physician, or the physician's decision. */
export function OutcomeBadge({ outcome }: Pick<FormOutcomesWire[number], 'outcome'>) {
  const { t } = useTranslator('forms')
  if (outcome === 'cleared')
    return (
      <Badge icon={CircleCheck} tone="ok">
        {t('forms.list.status.completed')}
      </Badge>
    )
  if (outcome === 'declined')
    return (
      <Badge icon={CircleX} tone="buoy">
        {t('forms.document.decision.declined')}
      </Badge>
    )
  return (
    <Badge icon={Stethoscope} tone="buoy">
      {t('forms.list.status.medical-required')}
    </Badge>
  )
}
