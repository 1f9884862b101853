import { useTranslator } from '../../../../shared/i18n/index.ts'
import css from './card.module.css'

/** Silent: the card's link says the whole date (LA-05). */
export function CardDate({ date, withYear }: { date: string | null; withYear: boolean }) {
  const { formatDate, formatDay } = useTranslator()
  if (!date) return <p aria-hidden="true" className={css.when} />
  return (
    <p aria-hidden="true" className={css.when}>
      <span className={css.full}>{formatDay(date)}</span>
      <span className={css.day}>
        <b>{formatDate(date, { day: 'numeric' })}</b>
        {formatDate(date, { month: 'short' })}
        {withYear && <span>{formatDate(date, { year: 'numeric' })}</span>}
      </span>
    </p>
  )
}
