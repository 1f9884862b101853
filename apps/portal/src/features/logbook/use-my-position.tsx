import type { Position } from '@fathom/domain/logbook'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'

/** A dive site is as large as this; more digits would only name the boat. */
const DECIMALS = 5
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/** Where this device is; undefined if it doesn't know or may not say. */
const findDevicePosition = (): Promise<Position | undefined> =>
  new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    ),
  )

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
