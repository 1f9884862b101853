import { useTranslator } from '../../../../shared/i18n/index.ts'
import { TimeSlot } from '../controls/later.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { FormSection } from '../layout/form-section.tsx'
import { DiveSketch } from '../sketch/dive-sketch.tsx'
import { TimeOffers } from '../times/time-offers.tsx'
import { DepthWarning } from './depth-warning.tsx'
import css from './sections.module.css'

export function DepthTimeSection() {
  const { t } = useTranslator('logbook-form')
  return (
    <FormSection section="depthTime">
      <div className={css.four}>
        <NumberField name="maxDepth" part="depthTime" quantity="depth" />
        <NumberField isWhole={true} name="bottomTime" part="depthTime" unit={t('logbook-form.minutes')} />
        <TimeSlot name="timeIn" />
        <TimeSlot name="timeOut" />
      </div>
      <TimeOffers />
      <DepthWarning />
      <DiveSketch />
    </FormSection>
  )
}
