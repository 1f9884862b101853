import FilePen from 'lucide-react/icons/file-pen'
import { useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { useFill } from '../fill-context.ts'
import { ReviewSections } from '../review/review-section.tsx'

/** The version was replaced while the form was open: says so, and keeps all answers readable. */
export function FormGone({ onBegin }: { onBegin: () => Promise<void> }) {
  const { t } = useTranslator('forms')
  const { answers } = useFill()
  const [isBusy, setBusy] = useState(false)
  const begin = () => {
    setBusy(true)
    void onBegin().finally(() => setBusy(false))
  }
  return (
    <>
      <Banner icon={FilePen} live="alert" tone="buoy">
        <b>{t('forms.fill.anew.title')}</b>
        <p>{t('forms.fill.anew.text')}</p>
      </Banner>
      <div>
        <Button busy={isBusy} kind="primary" onClick={begin} size="lg">
          {t('forms.fill.anew.begin')}
        </Button>
      </div>
      {Object.keys(answers).length > 0 && <ReviewSections isOver={true} />}
    </>
  )
}
