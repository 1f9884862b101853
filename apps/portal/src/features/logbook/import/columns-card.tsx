import type { CsvColumnsWire, CsvTableWire, ImportWire } from '@fathom/contract/logbook'
import { CSV_DATE_ORDERS, CSV_DECIMALS, CSV_SEPARATORS, type UnitSystem } from '@fathom/domain/logbook'
import CircleAlert from 'lucide-react/icons/circle-alert'
import History from 'lucide-react/icons/history'
import { useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Dotted } from '../../../shared/ui/surface/dotted.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { ColumnTable } from './column-table.tsx'
import css from './columns.module.css'
import { DateQuestion } from './date-question.tsx'
import { factsOfSource, useDiveWords } from './dive-words.ts'
import { useFileNames } from './file-names.ts'
import importCss from './import.module.css'
import { useColumns } from './import.queries.ts'

type Props = { record: ImportWire; table: CsvTableWire; unit: UnitSystem }

/** LO-01: what the columns of a table hold. Each choice reads the file again, and shows what became of the dives. */
export function ColumnsCard({ record, table, unit }: Props) {
  const { t } = useTranslator('logbook-import')
  const isOnline = useOnline()
  const fileNames = useFileNames()
  const summary = useRef<HTMLElement>(null)
  const columns = useColumns(record.id)
  const [chosen, setChosen] = useState<CsvColumnsWire>()
  const [isOpen, setIsOpen] = useState(isDoubtful(table))
  const shown = chosen ? withChoice(table, chosen) : table
  const change = (choice: Partial<CsvColumnsWire>) => {
    const isDateOrderSure = shown.isDateOrderSure || choice.dateOrder !== undefined
    const body = { ...mappingOf(shown), ...choice, isDateOrderSure }
    setChosen(body)
    columns.mutate(body, { onSettled: () => setChosen(undefined) })
  }
  return (
    <Card>
      {lacks(shown, 'date') && (
        <Banner icon={CircleAlert} tone="warn">
          {t('logbook-import.columns.noDate')}
        </Banner>
      )}
      {!shown.isDateOrderSure && (
        <DateQuestion
          columns={shown.columns}
          onAnswer={(dateOrder) => {
            change({ dateOrder })
            summary.current?.focus()
          }}
        />
      )}
      <details
        className={importCss.receipt}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        open={isOpen}
      >
        <summary ref={summary}>
          <h2>
            {t('logbook-import.columns.title', {
              file: fileNames(table.files.map((name) => ({ name }))),
            })}
          </h2>{' '}
          {table.origin === 'remembered' && (
            <Badge icon={History} tone="info">
              {t('logbook-import.columns.remembered')}
            </Badge>
          )}
        </summary>
        <div className={css.columns}>
          <p className={importCss.quiet}>{t('logbook-import.columns.text')}</p>
          <Layout onChange={change} table={shown} />
          <ColumnTable columns={shown.columns} onChange={(next) => change({ columns: next })} />
          {columns.isError && (
            <Banner icon={CircleAlert} live="alert" tone="bad">
              {isOnline ? t('logbook-import.columns.failed') : t('logbook-import.offline')}
            </Banner>
          )}
          <FirstDives isReading={chosen !== undefined} record={record} unit={unit} />
        </div>
      </details>
    </Card>
  )
}

const mappingOf = ({ key, separator, decimal, dateOrder, columns }: CsvTableWire): CsvColumnsWire => ({
  key,
  separator,
  decimal,
  dateOrder,
  columns: columns.map(({ field, unit }) => ({ field, unit })),
})

/** As chosen, until the answer is there. */
const withChoice = (table: CsvTableWire, { columns, ...choice }: CsvColumnsWire): CsvTableWire => ({
  ...table,
  ...choice,
  isDateOrderSure: choice.isDateOrderSure ?? true,
  columns: table.columns.map((column, at) => ({ ...column, ...columns[at] })),
})

/** Open at first if the dives lack what each dive has. */
const isDoubtful = (table: CsvTableWire) =>
  lacks(table, 'date') || (table.origin === 'guess' && (lacks(table, 'maxDepth') || lacks(table, 'duration')))

const lacks = ({ columns }: CsvTableWire, wanted: CsvTableWire['columns'][number]['field']) =>
  columns.every(({ field }) => field !== wanted)

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const
const DECIMALS = { point: '18.4', comma: '18,4' } as const

type LayoutProps = { table: CsvTableWire; onChange: (choice: Partial<CsvColumnsWire>) => void }

/** What is the same for all columns. */
function Layout({ table, onChange }: LayoutProps) {
  const { t } = useTranslator('logbook-import')
  return (
    <div className={css.layout}>
      <Choice
        label={t('logbook-import.columns.dateOrder')}
        onChange={(dateOrder) => onChange({ dateOrder })}
        options={CSV_DATE_ORDERS}
        value={table.dateOrder}
        wording={(order) => t(`logbook-import.columns.order.${order}`)}
      />
      <Choice
        label={t('logbook-import.columns.decimal')}
        onChange={(decimal) => onChange({ decimal })}
        options={CSV_DECIMALS}
        value={table.decimal}
        wording={(decimal) => DECIMALS[decimal]}
      />
      <Choice
        label={t('logbook-import.columns.separator')}
        onChange={(separator) => onChange({ separator })}
        options={CSV_SEPARATORS}
        value={table.separator}
        wording={(separator) => t(`logbook-import.columns.separator.${SEPARATORS[separator]}`)}
      />
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  options: readonly Value[]
  value: Value
  wording: (value: Value) => string
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, options, value, wording, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        onChange={({ target }) => {
          const chosen = options.find((each) => each === target.value)
          if (chosen) onChange(chosen)
        }}
        value={value}
      >
        {options.map((each) => (
          <option key={each} value={each}>
            {wording(each)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const FIRST = 3

/** On a phone the table of all dives is far below. */
function FirstDives({ record, unit, isReading }: Omit<Props, 'table'> & { isReading: boolean }) {
  const { t } = useTranslator('logbook-import')
  const wordsOf = useDiveWords(unit)
  return (
    <div aria-busy={isReading} className={css.first} role="status">
      {isReading && <p className={importCss.quiet}>{t('logbook-import.reading')}</p>}
      <ul>
        {record.dives.slice(0, FIRST).map((dive) => {
          const { when, place, depth, time } = wordsOf(factsOfSource(dive))
          return (
            <li key={dive.index}>
              <Dotted parts={[when, place, depth, time]} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
