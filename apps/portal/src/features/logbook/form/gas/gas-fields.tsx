import { type Equipment, GAS_MIXTURES } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { NumberField } from '../fields/number-field.tsx'
import { OptionScale } from '../fields/option-scale.tsx'
import { useForm } from '../state/form-context.ts'
import { gasFor, withNitrogen } from './gas.ts'
import { MixBar } from './mix-bar.tsx'

/** The breathing gas: the mixture and its bar. */
export function GasFields() {
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
export function GasParts() {
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
