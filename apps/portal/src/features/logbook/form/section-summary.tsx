import {
  type DiveLogContent,
  declarationOf,
  emptyValue,
  fieldNames,
  isShownField,
  type LogSection,
  type LogType,
  type ShownField,
  valueAt,
} from '@fathom/domain/logbook'
import { Fragment } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { labelOf } from './fields/text-keys.ts'
import css from './form.module.css'
import { useForm } from './state/form-context.ts'
import { useValueWords } from './use-value-words.ts'

/** The fields of a section that this kind of log has. */
export const fieldsIn = (section: LogSection, logType: LogType): readonly ShownField[] =>
  fieldNames.filter(
    (field): field is ShownField =>
      isShownField(field) &&
      declarationOf(field).section === section &&
      (logType === 'Training' || declarationOf(field).only !== 'Training'),
  )

/** What follows from the gas needn't be said again. */
const followsFromGas = (field: ShownField, { equipment }: DiveLogContent): boolean =>
  field === 'nitrogen' ||
  (field === 'oxygen' && equipment.gasMixture === 'Air') ||
  (field === 'helium' && equipment.gasMixture !== 'Trimix')

const isEmpty = (field: ShownField, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(emptyValue(field))

/** Their values need a name: `Air 24 °C`, `Current None`. */
const NAMED: ReadonlySet<string> = new Set(['number', 'count', 'choice', 'time'])

type Props = { fields: readonly ShownField[]; namesEmpty?: boolean }

/**
 * SN-05: what is filled in of a folded part. An empty one names its fields, if asked to, so that people find
 * them.
 */
export function Summary({ fields, namesEmpty = false }: Props) {
  const { t } = useTranslator('logbook-form')
  const { content, problems, unit } = useForm()
  const words = useValueWords(unit)
  const isWrong = new Set<string>(problems.map(({ field }) => field))
  const filled = fields.filter(
    (field) =>
      !isEmpty(field, valueAt(content, field)) && !isWrong.has(field) && !followsFromGas(field, content),
  )
  if (filled.length === 0 && !namesEmpty) return null
  if (filled.length === 0)
    return (
      <span className={css.summary} data-empty={true}>
        {fields.map((field) => t(labelOf(field))).join(' · ')}
      </span>
    )
  return (
    <span className={css.summary}>
      {filled.map((field, at) => (
        <Fragment key={field}>
          {at > 0 && ' · '}
          {NAMED.has(declarationOf(field).kind) && <span>{t(labelOf(field))} </span>}
          <bdi>{words(field, valueAt(content, field))}</bdi>
        </Fragment>
      ))}
    </span>
  )
}
