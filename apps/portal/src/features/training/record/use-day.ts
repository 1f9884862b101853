import { useTranslator } from '../../../shared/i18n/index.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** The calendar day that a moment has here. */
const dayHere = (at: string) => {
  const when = new Date(at)
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`
}

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/

/** A record has one way to write a day, that of its dives (LA-05): a calendar day, or the one of a moment. */
export function useDay(): (at: string) => string {
  const { formatDay } = useTranslator()
  return (at) => formatDay(CALENDAR_DAY.test(at) ? at : dayHere(at))
}
