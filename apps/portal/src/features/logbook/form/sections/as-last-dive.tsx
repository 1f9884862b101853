import { asLastDive, contentOf } from '@fathom/domain/logbook'
import History from 'lucide-react/icons/history'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { useForm } from '../state/form-context.ts'
import css from './sections.module.css'

/** Fills in what usually stays the same: equipment, buddies, dive center. Can be undone. */
export function AsLastDive() {
  const { t } = useTranslator('logbook-form')
  const { content, change, changePart, isLocked, log, lastDive: last } = useForm()
  if (!last || isLocked || last.id === log?.id) return null
  const fill = () => {
    const { startingPressure, endingPressure, ...gear } = content.equipment
    const { buddies, diveCenter } = content.experience
    change(asLastDive(content, contentOf(last)))
    // Reverts only what was filled in; notes and pressures typed since then stay.
    const undo = () => {
      changePart('equipment', gear)
      changePart('experience', { buddies, diveCenter })
    }
    showToast({ text: t('logbook-form.last.done'), action: { label: t('logbook-form.undo'), onPress: undo } })
  }
  return (
    <div className={css.row}>
      <button className={css.offer} onClick={fill} type="button">
        <Icon of={History} size="sm" />
        {t('logbook-form.last.fill')}
      </button>
    </div>
  )
}
