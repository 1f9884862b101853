import type { PhoneWire } from '@fathom/contract/account'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import HardDrive from 'lucide-react/icons/hard-drive'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import css from './contact.module.css'
import type { PhoneForm } from './use-phone-form.ts'

const LOOKS = {
  pending: { tone: 'warn', icon: Clock },
  delivered: { tone: 'ok', icon: Check },
  failed: { tone: 'bad', icon: CircleAlert },
  kept: { tone: 'neutral', icon: HardDrive },
} as const satisfies Record<PhoneWire['status'], unknown>

/** The state of the sync event; one that failed permanently can be sent again. */
export function PhoneStatus({ phone, form }: { phone: PhoneWire | null; form: PhoneForm }) {
  const { t } = useTranslator('profile')
  if (!phone) return null
  const { status } = phone
  return (
    <div className={css.status}>
      <div role="status">
        <Badge {...LOOKS[status]}>{t(`profile.phone.${status}`)}</Badge>
        <p className={css.note}>{t(`profile.phone.${status}Text`)}</p>
      </div>
      {status === 'failed' && (
        <Button busy={form.isSaving} onClick={form.submit}>
          {t('profile.phone.retry')}
        </Button>
      )}
    </div>
  )
}
