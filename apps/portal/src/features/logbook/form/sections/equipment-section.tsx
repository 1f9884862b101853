import {
  ADDITIONAL_EQUIPMENT,
  CYLINDER_TYPES,
  type Equipment,
  SUIT_TYPES,
  WEIGHT_TYPES,
} from '@fathom/domain/logbook'
import field from '@fathom/look/controls/field.module.css'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ChipSet } from '../fields/chip-set.tsx'
import { measure } from '../fields/measures.ts'
import { NumberField } from '../fields/number-field.tsx'
import { OptionScale } from '../fields/option-scale.tsx'
import { OptionSelect } from '../fields/option-select.tsx'
import { GasFields, GasParts } from '../gas/gas-fields.tsx'
import { FormSection } from '../layout/form-section.tsx'
import { useForm } from '../state/form-context.ts'
import { AsLastDive } from './as-last-dive.tsx'
import css from './sections.module.css'

export function EquipmentSection() {
  return (
    <FormSection section="equipment">
      <AsLastDive />
      <Worn />
      <Cylinder />
      <GasFields />
      <div className={css.three} data-short={true}>
        <GasParts />
        <Pressures />
      </div>
      <Others />
    </FormSection>
  )
}

function useEquipment() {
  const form = useForm()
  const put = (change: Partial<Equipment>) => form.changePart('equipment', change)
  return { said: form.content.equipment, put }
}

function Worn() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { said, put } = useEquipment()
  return (
    <div className={css.three}>
      <OptionSelect
        field="suitType"
        onChange={(suitType) => put({ suitType })}
        options={SUIT_TYPES}
        section="equipment"
        value={said.suitType}
        wordOf={(suit) => t(`logbook.option.suit_type.${suit}`)}
      />
      <NumberField name="weight" part="equipment" quantity="weight" />
      <OptionSelect
        field="weightType"
        onChange={(weightType) => put({ weightType })}
        options={WEIGHT_TYPES}
        section="equipment"
        value={said.weightType}
        wordOf={(type) => t(`logbook.option.weight_type.${type}`)}
      />
    </div>
  )
}

function Cylinder() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { said, put } = useEquipment()
  return (
    <div className={css.two} data-wide={true}>
      <OptionScale
        label={t('logbook-form.field.cylinderType')}
        onChange={(cylinderType) => put({ cylinderType })}
        options={CYLINDER_TYPES}
        value={said.cylinderType}
        wordOf={(type) => t(`logbook.option.cylinder_type.${type}`)}
      />
      <NumberField name="cylinderSize" part="equipment" quantity="volume" />
    </div>
  )
}

function Pressures() {
  const translator = useTranslator('logbook-form')
  const { t } = translator
  const { unit } = useForm()
  const { startingPressure, endingPressure } = useEquipment().said
  const used = (startingPressure ?? Number.NaN) - (endingPressure ?? Number.NaN)
  const help =
    used >= 0 ? t('logbook-form.used', { pressure: measure(translator, unit, 'pressure', used) }) : undefined
  return (
    <>
      <NumberField name="startingPressure" part="equipment" quantity="pressure" />
      <NumberField help={help} name="endingPressure" part="equipment" quantity="pressure" />
    </>
  )
}

function Others() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { said, put } = useEquipment()
  return (
    <div className={field.field}>
      <span aria-hidden="true" className={field.label}>
        {t('logbook-form.field.additionalEquipment')}
      </span>
      <ChipSet
        chosen={said.additionalEquipment}
        label={t('logbook-form.field.additionalEquipment')}
        onChange={(additionalEquipment) => put({ additionalEquipment })}
        options={ADDITIONAL_EQUIPMENT}
        wordOf={(piece) => t(`logbook.option.additional_equipment.${piece}`)}
      />
    </div>
  )
}
