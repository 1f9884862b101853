import {
  ADDITIONAL_EQUIPMENT,
  asLastDive,
  CYLINDER_TYPES,
  type Equipment,
  GAS_MIXTURES,
  SUIT_TYPES,
  WEIGHT_TYPES,
} from '@fathom/domain/logbook'
import field from '@fathom/look/controls/field.module.css'
import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { ChipSet } from '../fields/chip-set.tsx'
import { measure } from '../fields/measures.ts'
import { NumberField } from '../fields/number-field.tsx'
import { OptionScale } from '../fields/option-scale.tsx'
import { OptionSelect } from '../fields/option-select.tsx'
import { lastDiveQuery } from '../form.queries.ts'
import { FormSection } from '../form-section.tsx'
import { contentOf } from '../state/contents.ts'
import { useForm } from '../state/form-context.ts'
import { gasFor, withNitrogen } from './gas.ts'
import { MixBar } from './mix-bar.tsx'
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

/** Fills in what usually stays the same: equipment, buddies, dive center. Can be undone. */
function AsLastDive() {
  const { t } = useTranslator('logbook-form')
  const { content, change, changePart, isLocked, log } = useForm()
  const { data: last } = useQuery(lastDiveQuery(useCalls()))
  if (!last || isLocked || last.id === log?.id) return null
  const fill = () => {
    const { startingPressure, endingPressure, ...gear } = content.equipment
    const { buddies, diveCenter } = content.experience
    change(asLastDive(content, contentOf(last)))
    // Reverts only what was filled in; notes and pressures typed since then stay.
    const undo = () => {
      changePart('equipment', gear)
      changePart('experience', { buddies, diveCenter })
    }
    showToast({ text: t('logbook-form.last.done'), action: { label: t('logbook-form.undo'), onPress: undo } })
  }
  return (
    <div className={css.row}>
      <button className={css.offer} onClick={fill} type="button">
        <Icon of={History} size="sm" />
        {t('logbook-form.last.fill')}
      </button>
    </div>
  )
}

/** The breathing gas: the mixture and its bar. */
function GasFields() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  return (
    <>
      <OptionScale
        label={t('logbook-form.field.gasMixture')}
        onChange={(mixture) => form.changePart('equipment', gasFor(mixture))}
        options={GAS_MIXTURES}
        value={form.content.equipment.gasMixture}
        wordOf={(mixture) => t(`logbook.option.gas_mixture.${mixture}`)}
      />
      <MixBar />
    </>
  )
}

/** The parts that a diver enters; nitrogen is derived. */
function GasParts() {
  const { content, changePart } = useForm()
  const { gasMixture } = content.equipment
  const change = (parts: Partial<Equipment>) =>
    changePart('equipment', withNitrogen({ ...content.equipment, ...parts }))
  if (gasMixture === null || gasMixture === 'Air') return null
  return (
    <>
      <NumberField name="oxygen" onChange={(oxygen) => change({ oxygen })} part="equipment" unit="%" />
      {gasMixture === 'Trimix' && (
        <NumberField name="helium" onChange={(helium) => change({ helium })} part="equipment" unit="%" />
      )}
    </>
  )
}
