import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './form.module.css'

/** ER-01. The pressed button has gone with the save bar, so the focus comes here. */
export function SaveOutcome({ isSaved, hasFailed }: { isSaved: boolean; hasFailed: boolean }) {
  const { t } = useTranslator('preferences')
  const place = useRef<HTMLDivElement>(null)
  const isTold = isSaved || hasFailed
  useEffect(() => {
    if (isTold) place.current?.focus()
  }, [isTold])
  if (!isTold) return null
  return (
    <div className={css.outcome} ref={place} tabIndex={-1}>
      {isSaved ? (
        <Banner icon={CircleCheck} live="status" tone="ok">
          {t('preferences.saved')}
        </Banner>
      ) : (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          <strong>{t('preferences.failed.oops')}</strong>
          <p>{t('preferences.failed.save')}</p>
          <p>{t('preferences.failed.saveText')}</p>
        </Banner>
      )}
    </div>
  )
}
