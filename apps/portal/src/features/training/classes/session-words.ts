import type { ClassSessionWire } from '@fathom/contract/training/classes'
import { useTranslator } from '../../../shared/i18n/index.ts'

type Times = Pick<ClassSessionWire, 'date' | 'startsAt' | 'endsAt' | 'timeZone'>

/** The texts of a session: its times are those of the place, named where the reader is in another zone. */
export function useSessionWords() {
  const { t, formatDay, formatDate, formatList, formatNumber } = useTranslator('training-classes')
  const timeOf = (time: string) =>
    formatDate(new Date(`2000-01-01T${time}:00Z`), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zoneOf = ({ timeZone }: Times) => (timeZone === here ? '' : ` (${timeZone})`)
  return {
    startOf: (session: Times) => timeOf(session.startsAt),
    dayOf: ({ date }: Times) =>
      formatDate(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    timesOf: (session: Times) => `${timeOf(session.startsAt)}–${timeOf(session.endsAt)}${zoneOf(session)}`,
    whenOf: (session: Times) =>
      t('training-classes.at', {
        what: formatDay(session.date),
        time: `${timeOf(session.startsAt)}${zoneOf(session)}`,
      }),
    divesOf: (numbers: readonly number[]) =>
      formatList(numbers.map((number) => t('training-classes.dive', { number: formatNumber(number) }))),
  }
}
