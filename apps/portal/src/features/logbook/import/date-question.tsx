import type { CsvColumnsWire, CsvTableWire } from '@fathom/contract/logbook'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './columns.module.css'

type Props = {
  columns: CsvTableWire['columns']
  onAnswer: (order: CsvColumnsWire['dateOrder']) => void
}

/** LO-01: asks whether the day or the month comes first, by a date of the file that can be both. */
export function DateQuestion({ columns, onAnswer }: Props) {
  const { t, formatDate } = useTranslator('logbook-import')
  const found = findReadings(columns)
  if (!found) return null
  return (
    <div className={css.asked}>
      <Banner icon={CircleQuestionMark} tone="warn">
        <div className={css.question}>
          <p>{t('logbook-import.columns.ask', { example: found.example })}</p>
          <div className={css.answers}>
            <Button onClick={() => onAnswer('day-month')} size="sm">
              {formatDate(found.dayFirst, 'long')}
            </Button>
            <Button onClick={() => onAnswer('month-day')} size="sm">
              {formatDate(found.monthFirst, 'long')}
            </Button>
          </div>
        </div>
      </Banner>
    </div>
  )
}

/** Whether it is to be asked: nothing is imported by a guess that only the diver can make. */
export const isDateAsked = ({ isDateOrderSure, columns }: CsvTableWire): boolean =>
  !isDateOrderSure && findReadings(columns) !== undefined

const findReadings = (columns: Props['columns']) =>
  (columns.find(({ field }) => field === 'date')?.samples ?? [])
    .map(readingsOf)
    .find((readings) => readings !== undefined)

const PARTS = /(\d{1,2})\D{1,3}(\d{1,2})\D{1,3}(\d{2,4})/
const CENTURY = 2000

/** Both readings of a date, as `2025-06-05`; undefined if they are the same day. */
function readingsOf(sample: string) {
  const [example, first = '', second = '', last = ''] = PARTS.exec(sample) ?? []
  if (!example || Number(first) === Number(second)) return undefined
  const year = last.length === 4 ? last : String(CENTURY + Number(last))
  const day = (month: string, of: string) => `${year}-${month.padStart(2, '0')}-${of.padStart(2, '0')}`
  return { example, dayFirst: day(second, first), monthFirst: day(first, second) }
}
