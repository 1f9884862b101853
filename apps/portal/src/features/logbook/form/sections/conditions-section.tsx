import {
  BODIES_OF_WATER,
  type Conditions,
  STRENGTHS,
  VISIBILITIES,
  WATER_TYPES,
  WAVE_CONDITIONS,
  WEATHERS,
} from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { NumberField } from '../fields/number-field.tsx'
import { OptionScale } from '../fields/option-scale.tsx'
import { OptionSelect } from '../fields/option-select.tsx'
import { FormSection } from '../form-section.tsx'
import { useForm } from '../state/form-context.ts'
import css from './sections.module.css'

const TEMPERATURES = ['airTemp', 'surfaceWaterTemp', 'bottomWaterTemp'] as const

export function ConditionsSection() {
  return (
    <FormSection section="conditions">
      <Water />
      <Temperatures />
      <Sight />
      <Movement />
    </FormSection>
  )
}

function useConditions() {
  const form = useForm()
  const put = (change: Partial<Conditions>) => form.changePart('conditions', change)
  return { said: form.content.conditions, put }
}

function Water() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { said, put } = useConditions()
  return (
    <div className={css.two} data-wide={true}>
      <OptionScale
        label={t('logbook-form.field.waterType')}
        onChange={(waterType) => put({ waterType })}
        options={WATER_TYPES}
        value={said.waterType}
        wordOf={(type) => t(`logbook.option.water_type.${type}`)}
      />
      <OptionSelect
        field="bodyOfWater"
        onChange={(bodyOfWater) => put({ bodyOfWater })}
        options={BODIES_OF_WATER}
        section="conditions"
        value={said.bodyOfWater}
        wordOf={(body) => t(`logbook.option.body_of_water.${body}`)}
      />
    </div>
  )
}

function Temperatures() {
  return (
    <div className={css.three} data-short={true}>
      {TEMPERATURES.map((name) => (
        <NumberField key={name} name={name} part="conditions" quantity="temperature" />
      ))}
    </div>
  )
}

function Sight() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { said, put } = useConditions()
  return (
    <div className={css.two} data-wide={true}>
      <OptionScale
        label={t('logbook-form.field.visibility')}
        onChange={(visibility) => put({ visibility })}
        options={VISIBILITIES}
        value={said.visibility}
        wordOf={(visibility) => t(`logbook.option.visibility.${visibility}`)}
      />
      <NumberField name="visibilityDistance" isOptional={true} part="conditions" quantity="distance" />
    </div>
  )
}

function Movement() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { said, put } = useConditions()
  return (
    <div className={css.two} data-wide={true}>
      <OptionScale
        label={t('logbook-form.field.waveCondition')}
        onChange={(waveCondition) => put({ waveCondition })}
        options={WAVE_CONDITIONS}
        value={said.waveCondition}
        wordOf={(waves) => t(`logbook.option.wave_condition.${waves}`)}
      />
      <OptionScale
        label={t('logbook-form.field.current')}
        onChange={(current) => put({ current })}
        options={STRENGTHS}
        value={said.current}
        wordOf={(strength) => t(`logbook.option.current.${strength}`)}
      />
      <OptionScale
        label={t('logbook-form.field.surge')}
        onChange={(surge) => put({ surge })}
        options={STRENGTHS}
        value={said.surge}
        wordOf={(strength) => t(`logbook.option.surge.${strength}`)}
      />
      <OptionSelect
        field="weather"
        onChange={(weather) => put({ weather })}
        options={WEATHERS}
        section="conditions"
        value={said.weather}
        wordOf={(weather) => t(`logbook.option.weather.${weather}`)}
      />
    </div>
  )
}
