import { type Position, positionIn } from '@fathom/domain/logbook'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { type ClipboardEvent, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { findDevicePosition } from '../../device-position.ts'
import { NumberField } from '../fields/number-field.tsx'
import { useForm } from '../state/form-context.ts'
import css from './sections.module.css'

/** LO-09: where exactly it was, typed, pasted as a pair from a map, or from this device. */
export function PositionFields() {
  const { change } = useForm()
  const paste = (event: ClipboardEvent) => {
    const position = positionIn(event.clipboardData.getData('text'))
    if (!position) return
    event.preventDefault()
    change(position)
  }
  return (
    <div>
      <div className={css.four} onPaste={paste}>
        <NumberField name="latitude" />
        <NumberField name="longitude" />
      </div>
      <UsePosition onPosition={change} />
    </div>
  )
}

function UsePosition({ onPosition }: { onPosition: (position: Position) => void }) {
  const { t } = useTranslator('logbook-form')
  const { isLocked } = useForm()
  const [isBusy, setBusy] = useState(false)
  if (isLocked || !('geolocation' in navigator)) return null
  const find = async () => {
    setBusy(true)
    const position = await findDevicePosition()
    setBusy(false)
    if (position) onPosition(position)
    else showToast({ text: t('logbook-form.position.failed') })
  }
  return (
    <div className={css.row} data-after={true}>
      <Button busy={isBusy} icon={LocateFixed} onClick={() => void find()} size="sm">
        {t('logbook-form.position.use')}
      </Button>
    </div>
  )
}
