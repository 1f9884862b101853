import { useTranslator } from '../../../../shared/i18n/index.ts'
import css from './card.module.css'

type Props = { date: string | null; number: number | undefined; withYear: boolean }

/**
 * Hidden from screen readers: the card's link contains the full date (LA-05). A narrow card also shows the
 * dive number.
 */
export function CardDate({ date, number, withYear }: Props) {
  const { t, formatDate, formatDay } = useTranslator('logbook-list')
  if (!date) return <p aria-hidden="true" className={css.when} />
  return (
    <p aria-hidden="true" className={css.when}>
      <span className={css.full}>
        {number === undefined
          ? formatDay(date)
          : t('logbook-list.card.numbered', { number, date: formatDay(date) })}
      </span>
      <span className={css.day}>
        <b>{formatDate(date, { day: 'numeric' })}</b>
        {formatDate(date, { month: 'short' })}
        {withYear && <span>{formatDate(date, { year: 'numeric' })}</span>}
      </span>
    </p>
  )
}
