import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './form.module.css'

/** Takes the focus, because the save bar with the pressed button is gone. */
export function Saved() {
  const { t } = useTranslator('preferences')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className={css.outcome} ref={place} tabIndex={-1}>
      <Banner icon={CircleCheck} live="status" tone="ok">
        {t('preferences.saved')}
      </Banner>
    </div>
  )
}

/** ER-01 */
export function NotSaved() {
  const { t } = useTranslator('preferences')
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      <strong>{t('preferences.failed.oops')}</strong>
      <p>{t('preferences.failed.save')}</p>
      <p>{t('preferences.failed.saveText')}</p>
    </Banner>
  )
}
