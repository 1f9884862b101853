import { type Position, positionIn } from '@fathom/domain/logbook'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { type ClipboardEvent, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
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

/** A dive site is as large as this; more digits would only name the boat. */
const DECIMALS = 5
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))

function UsePosition({ onPosition }: { onPosition: (position: Position) => void }) {
  const { t } = useTranslator('logbook-form')
  const { isLocked } = useForm()
  const [isBusy, setBusy] = useState(false)
  if (isLocked || !('geolocation' in navigator)) return null
  const find = () => {
    setBusy(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false)
        onPosition({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) })
      },
      () => {
        setBusy(false)
        showToast({ text: t('logbook-form.position.failed') })
      },
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    )
  }
  return (
    <div className={css.row} data-after={true}>
      <Button busy={isBusy} icon={LocateFixed} onClick={find} size="sm">
        {t('logbook-form.position.use')}
      </Button>
    </div>
  )
}
