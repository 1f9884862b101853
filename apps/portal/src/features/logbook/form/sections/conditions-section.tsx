import { ScaleField, SelectField } from '../fields/choice-fields.tsx'
import { FieldRow, type SectionControls } from '../fields/field-row.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { FormSection } from '../form-section.tsx'
import css from './sections.module.css'

const CONTROLS: SectionControls<'conditions', 'water' | 'temperatures' | 'sight' | 'movement'> = {
  waterType: { row: 'water', control: <ScaleField name="waterType" /> },
  bodyOfWater: { row: 'water', control: <SelectField name="bodyOfWater" /> },
  airTemp: { row: 'temperatures', control: <NumberField name="airTemp" /> },
  surfaceWaterTemp: { row: 'temperatures', control: <NumberField name="surfaceWaterTemp" /> },
  bottomWaterTemp: { row: 'temperatures', control: <NumberField name="bottomWaterTemp" /> },
  visibility: { row: 'sight', control: <ScaleField name="visibility" /> },
  visibilityDistance: {
    row: 'sight',
    control: <NumberField isOptional={true} name="visibilityDistance" />,
  },
  waveCondition: { row: 'movement', control: <ScaleField name="waveCondition" /> },
  current: { row: 'movement', control: <ScaleField name="current" /> },
  surge: { row: 'movement', control: <ScaleField name="surge" /> },
  weather: { row: 'movement', control: <SelectField name="weather" /> },
}

export function ConditionsSection() {
  return (
    <FormSection section="conditions">
      <div className={css.two} data-wide={true}>
        <FieldRow controls={CONTROLS} row="water" />
      </div>
      <div className={css.three} data-short={true}>
        <FieldRow controls={CONTROLS} row="temperatures" />
      </div>
      <div className={css.two} data-wide={true}>
        <FieldRow controls={CONTROLS} row="sight" />
      </div>
      <div className={css.two} data-wide={true}>
        <FieldRow controls={CONTROLS} row="movement" />
      </div>
    </FormSection>
  )
}
