import type { CsvColumnsWire, CsvTableWire } from '@fathom/contract/logbook'
import { CSV_FIELDS, type CsvField, type CsvUnit, csvUnitsOf, isJoinedField } from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Select } from '../../../shared/ui/form/select.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import css from './columns.module.css'
import importCss from './import.module.css'

type SourceColumn = CsvTableWire['columns'][number]
type Choice = CsvColumnsWire['columns'][number]
type Row = { at: number; column: SourceColumn; name: string }

/** Dives are numbered by date, so the number of the file has no field of ours. */
const CHOICES = CSV_FIELDS.filter((field) => field !== 'number')

const SYMBOLS: Readonly<Record<CsvUnit, string>> = {
  m: 'm',
  ft: 'ft',
  c: '°C',
  f: '°F',
  bar: 'bar',
  psi: 'psi',
  kg: 'kg',
  lb: 'lb',
  min: 'min',
  'min:s': 'min:s',
  'h:mm': 'h:mm',
  s: 's',
  h: 'h',
}

type Props = { columns: readonly SourceColumn[]; onChange: (columns: Choice[]) => void }

/** LO-01: each column of the file with its first values, what it holds and in which unit. */
export function ColumnTable({ columns, onChange }: Props) {
  const { t } = useTranslator('logbook-import')
  const fieldName = useCsvFieldName()
  const choose = (at: number, choice: Choice) => onChange(chosen(columns, at, choice))
  const rows = columns.map((column, at): Row => ({ at, column, name: column.header || `${at + 1}` }))
  const shown: Column<Row>[] = [
    {
      key: 'header',
      header: t('logbook-import.columns.header'),
      cell: ({ name }) => <bdi className={importCss.place}>{name}</bdi>,
    },
    {
      key: 'example',
      header: t('logbook-import.receipt.example'),
      cell: ({ column }) => <bdi className={importCss.example}>{column.samples.join(' · ')}</bdi>,
    },
    {
      key: 'holds',
      header: t('logbook-import.columns.holds'),
      cell: ({ at, column, name }) => (
        <div className={css.choice}>
          <Select
            aria-label={`${name}: ${t('logbook-import.columns.holds')}`}
            onChange={({ target }) => {
              const field = CHOICES.find((each) => each === target.value) ?? null
              choose(at, { field, unit: field && usualUnit(field, columns) })
            }}
            value={column.field && column.field !== 'number' ? column.field : ''}
          >
            <option value="">{t('logbook-import.use.unused')}</option>
            {CHOICES.map((field) => (
              <option key={field} value={field}>
                {fieldName(field)}
              </option>
            ))}
          </Select>
        </div>
      ),
    },
    {
      key: 'unit',
      header: t('logbook-import.columns.unit'),
      cell: ({ at, column, name }) => (
        <UnitChoice
          column={column}
          label={`${name}: ${t('logbook-import.columns.unit')}`}
          onChange={(unit) => choose(at, { field: column.field, unit })}
        />
      ),
    },
  ]
  return (
    <Table
      caption={t('logbook-import.columns.header')}
      columns={shown}
      rowKey={({ at }) => String(at)}
      rows={rows}
    />
  )
}

type UnitProps = { column: SourceColumn; label: string; onChange: (unit: CsvUnit) => void }

function UnitChoice({ column: { field, unit }, label, onChange }: UnitProps) {
  const units = field ? csvUnitsOf(field) : []
  if (units.length === 0) return null
  return (
    <div className={css.choice}>
      <Select
        aria-label={label}
        onChange={({ target }) => {
          const found = units.find((each) => each === target.value)
          if (found) onChange(found)
        }}
        value={unit ?? units[0]}
      >
        {units.map((each) => (
          <option key={each} value={each}>
            {SYMBOLS[each]}
          </option>
        ))}
      </Select>
    </div>
  )
}

const IMPERIAL: readonly (CsvUnit | null)[] = ['ft', 'f', 'psi', 'lb']

/** Who counts feet in one column counts pounds in another. */
function usualUnit(field: CsvField, columns: readonly SourceColumn[]): CsvUnit | null {
  const units = csvUnitsOf(field)
  const imperial = units.find((unit) => IMPERIAL.includes(unit))
  const isImperial = columns.some(({ unit }) => IMPERIAL.includes(unit))
  return (isImperial ? imperial : undefined) ?? units[0] ?? null
}

/** A field that another column had is taken from it, unless both can hold it. */
const chosen = (columns: readonly SourceColumn[], at: number, choice: Choice): Choice[] =>
  columns.map(({ field, unit }, index) => {
    if (index === at) return choice
    const isTaken = field !== null && field === choice.field && !isJoinedField(field)
    return isTaken ? { field: null, unit: null } : { field, unit }
  })

const NAMES = {
  date: 'logbook-form.field.date',
  time: 'logbook-form.field.timeIn',
  duration: 'logbook-import.fact.time',
  maxDepth: 'logbook-form.field.maxDepth',
  averageDepth: 'logbook-form.field.averageDepth',
  place: 'logbook-import.fact.place',
  region: 'logbook-import.columns.field.region',
  country: 'logbook-import.columns.field.country',
  latitude: 'logbook-form.field.latitude',
  longitude: 'logbook-form.field.longitude',
  position: 'logbook-import.columns.field.position',
  waterTemperature: 'logbook-import.columns.field.waterTemperature',
  airTemperature: 'logbook-import.columns.field.airTemperature',
  visibility: 'logbook-form.field.visibilityDistance',
  startPressure: 'logbook-form.field.startingPressure',
  endPressure: 'logbook-form.field.endingPressure',
  volume: 'logbook-import.columns.field.volume',
  oxygen: 'logbook-form.field.oxygen',
  helium: 'logbook-form.field.helium',
  weight: 'logbook-form.field.weight',
  suit: 'logbook-form.field.suitType',
  buddies: 'logbook-form.field.buddies',
  guide: 'logbook-import.columns.field.guide',
  rating: 'logbook-form.field.feeling',
  tags: 'logbook-form.field.tags',
  notes: 'logbook-form.field.notes',
} as const satisfies Record<Exclude<CsvField, 'number'>, string>

function useCsvFieldName(): (field: keyof typeof NAMES) => string {
  const { t } = useTranslator('logbook-import', 'logbook-form')
  return (field) => t(NAMES[field])
}
