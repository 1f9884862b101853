import type { Position } from '@fathom/domain/logbook'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { findDevicePosition } from './device-position.ts'

/** Fills in where this device is; nothing on a device that can't know. */
export function UseMyPosition({ onPosition }: { onPosition: (position: Position) => void }) {
  const { t } = useTranslator('logbook-form')
  const [isBusy, setBusy] = useState(false)
  if (!('geolocation' in navigator)) return null
  const find = async () => {
    setBusy(true)
    const position = await findDevicePosition()
    setBusy(false)
    if (position) onPosition(position)
    else showToast({ text: t('logbook-form.position.failed') })
  }
  return (
    <div>
      <Button busy={isBusy} icon={LocateFixed} onClick={() => void find()} size="sm">
        {t('logbook-form.position.use')}
      </Button>
    </div>
  )
}
