import {
  type Equipment,
  foldedText,
  GAS_MIXTURES,
  serviceStateOf,
  todayIn,
  WORKING_PO2,
} from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { gearQuery } from '../../gear/gear.queries.ts'
import { ChipsField, ScaleField, SelectField } from '../fields/choice-fields.tsx'
import { FieldRow, type SectionControls } from '../fields/field-row.tsx'
import fieldsCss from '../fields/fields.module.css'
import { measure } from '../fields/measures.ts'
import { MoreFields } from '../fields/more-fields.tsx'
import { NamesField } from '../fields/names-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { OptionScale } from '../fields/option-scale.tsx'
import { FormSection } from '../form-section.tsx'
import { useForm } from '../state/form-context.ts'
import { useField } from '../state/use-field.ts'
import { CylinderList } from './cylinder-list.tsx'
import { gasFor, limitOf, verdictOn, withNitrogen } from './gas.ts'
import css from './sections.module.css'

const CONTROLS: SectionControls<
  'equipment',
  'worn' | 'cylinder' | 'gas' | 'content' | 'others' | 'first' | 'more'
> = {
  suitType: { row: 'worn', control: <SelectField name="suitType" /> },
  weight: { row: 'worn', control: <NumberField name="weight" /> },
  weightType: { row: 'worn', control: <SelectField name="weightType" /> },
  cylinderType: { row: 'cylinder', control: <ScaleField name="cylinderType" /> },
  cylinderSize: { row: 'cylinder', control: <NumberField name="cylinderSize" /> },
  gasMixture: { row: 'gas', control: <GasFields /> },
  oxygen: { row: 'content', control: <GasParts /> },
  nitrogen: { row: 'content', control: null },
  helium: { row: 'content', control: null },
  startingPressure: { row: 'content', control: <NumberField name="startingPressure" /> },
  endingPressure: { row: 'content', control: <EndingPressure /> },
  cylinderUse: { row: 'first', control: <SelectField name="cylinderUse" /> },
  workingPressure: { row: 'first', control: <NumberField name="workingPressure" /> },
  moreCylinders: { row: 'more', control: <CylinderList /> },
  gear: { row: 'more', control: <GearField /> },
  additionalEquipment: { row: 'others', control: <ChipsField name="additionalEquipment" /> },
}

export function EquipmentSection() {
  return (
    <FormSection section="equipment">
      <div className={css.three}>
        <FieldRow controls={CONTROLS} row="worn" />
      </div>
      <div className={css.two} data-wide={true}>
        <FieldRow controls={CONTROLS} row="cylinder" />
      </div>
      <FieldRow controls={CONTROLS} row="gas" />
      <div className={css.three} data-short={true}>
        <FieldRow controls={CONTROLS} row="content" />
      </div>
      <FieldRow controls={CONTROLS} row="others" />
      <MoreFields fields={['cylinderUse', 'workingPressure', 'moreCylinders', 'gear']}>
        <div className={css.four}>
          <FieldRow controls={CONTROLS} row="first" />
        </div>
        <FieldRow controls={CONTROLS} row="more" />
      </MoreFields>
    </FormSection>
  )
}

/** Shows how much gas was used, once both pressures are known. */
function EndingPressure() {
  const translator = useTranslator('logbook-form')
  const { unit, content } = useForm()
  const { startingPressure, endingPressure } = content.equipment
  const used = (startingPressure ?? Number.NaN) - (endingPressure ?? Number.NaN)
  const pressure = used >= 0 ? measure(translator, unit, 'pressure', used) : undefined
  const help = pressure && translator.t('logbook-form.used', { pressure })
  return <NumberField help={help} name="endingPressure" />
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
      <NumberField name="oxygen" onChange={(oxygen) => change({ oxygen })} />
      {gasMixture === 'Trimix' && <NumberField name="helium" onChange={(helium) => change({ helium })} />}
    </>
  )
}

const SIGNS = { oxygen: 'O₂', nitrogen: 'N₂', helium: 'He' } as const
const ORDER = ['oxygen', 'nitrogen', 'helium'] as const

/** The parts of the gas, and its maximum depth. */
function MixBar() {
  const { t, formatNumber, formatList } = useTranslator('logbook-form')
  const { equipment } = useForm().content
  const parts = ORDER.map((gas) => ({ gas, part: equipment[gas] })).filter(
    (each): each is { gas: (typeof ORDER)[number]; part: number } => (each.part ?? 0) > 0,
  )
  const percent = (part: number) => `${formatNumber(part, { maximumFractionDigits: 1 })}%`
  if (parts.length === 0) return null
  const spoken = parts.map(({ gas, part }) => t(`logbook-form.gas.${gas}`, { percent: percent(part) }))
  return (
    <div>
      <div aria-label={formatList(spoken)} className={fieldsCss.mix} dir="ltr" role="img">
        {parts.map(({ gas, part }) => (
          <span className={fieldsCss.gas} data-gas={gas} key={gas} style={{ flex: part }}>
            {SIGNS[gas]} {percent(part)}
          </span>
        ))}
      </div>
      <OperatingDepth />
    </div>
  )
}

function OperatingDepth() {
  const translator = useTranslator('logbook-form')
  const { t, formatNumber } = translator
  const { content, unit } = useForm()
  const limit = limitOf(content.equipment)
  if (limit === undefined) return null
  const verdict = verdictOn(content.depthTime.maxDepth, limit)
  const depth = measure(translator, unit, 'depth', limit)
  return (
    <p className={fieldsCss.note} data-tone={verdict === 'beyond' ? 'warn' : undefined}>
      {t('logbook-form.gas.mod', { depth, pressure: `${formatNumber(WORKING_PO2)}\u00a0bar` })}{' '}
      {verdict && t(`logbook-form.gas.${verdict}`)}
    </p>
  )
}

/** LO-09: the diver's own gear, with a calm note about an item that should go to service. */
function GearField() {
  const { t, formatDay } = useTranslator('logbook-form')
  const { affiliateId, content } = useForm()
  const { value: chosen } = useField('gear')
  const { data } = useQuery(gearQuery(useCalls(), affiliateId))
  const own = useMemo(() => data?.map(({ name }) => name), [data])
  const names = new Set(chosen.map(foldedText))
  const today = todayIn(content.timeZone, new Date())
  const notes = (data ?? []).flatMap((item) => {
    const state = serviceStateOf(item, today)
    if (state === 'fine' || !item.serviceDue || !names.has(foldedText(item.name))) return []
    const date = formatDay(item.serviceDue)
    return [{ id: item.id, text: t(`logbook-form.gear.${state}`, { name: item.name, date }) }]
  })
  return (
    <div>
      <NamesField help={t('logbook-form.list.help')} name="gear" own={own} />
      <div role="status">
        {notes.map(({ id, text }) => (
          <p className={fieldsCss.note} key={id}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
