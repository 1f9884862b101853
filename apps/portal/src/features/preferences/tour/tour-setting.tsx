import type { AffiliateType } from '@fathom/domain/session'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import { TourDialog } from './tour-dialog.tsx'
import { tourFor } from './tour-steps.ts'

/** SN-08: opens the tour again. Staff have none. */
export function TourSetting({ affiliateType }: { affiliateType: AffiliateType }) {
  const { t } = useTranslator('preferences-tour')
  const [isOpen, setIsOpen] = useState(false)
  const steps = tourFor(affiliateType)
  if (!steps) return null
  return (
    <Setting text={t('preferences-tour.setting.text')} title={t('preferences-tour.setting.title')}>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('preferences-tour.setting.open')}
        </Button>
      </div>
      <TourDialog onClose={() => setIsOpen(false)} open={isOpen} steps={steps} />
    </Setting>
  )
}
