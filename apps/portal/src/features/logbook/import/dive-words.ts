import type { ImportedDiveWire } from '@fathom/contract/logbook'
import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { figureOf } from '../dive/figure-of.ts'

/** What tells one dive from another, in the reader's words. */
type DiveWords = { when: string; place: string; depth: string; time: string; computers: string }

/** Facts of a dive of the file or of the logbook; `start` is on the clock of the dive. */
type DiveFacts = {
  start: string | null
  /** Meters. */
  maxDepth: number | null
  /** Minutes. */
  duration: number | null
  place: string | null
  computers: readonly string[]
}

const NONE = '–'

export const factsOfSource = (dive: ImportedDiveWire): DiveFacts => ({
  ...dive,
  duration: dive.duration === null ? null : Math.round(dive.duration / 60),
})

export const factsOfLog = ({ date, location, title, depthTime }: DiveLog): DiveFacts => ({
  start: date && (depthTime.timeIn ? `${date}T${depthTime.timeIn}` : date),
  maxDepth: depthTime.maxDepth,
  duration: depthTime.bottomTime,
  place: location || title || null,
  computers: [],
})

/** Returns the words for the facts of a dive. */
export function useDiveWords(unit: UnitSystem): (facts: DiveFacts) => DiveWords {
  const translator = useTranslator('logbook-import')
  const { formatUnit } = translator
  const when = useStartWords()
  return ({ start, maxDepth, duration, place, computers }) => {
    const depth = maxDepth === null ? undefined : figureOf(translator, unit, 'depth', maxDepth)
    return {
      when: when(start),
      place: place ?? NONE,
      depth: depth ? `${depth.value}\u00a0${depth.unit}` : NONE,
      time: duration === null ? NONE : formatUnit(duration, 'minute', { maximumFractionDigits: 0 }),
      computers: computers.length === 0 ? NONE : translator.formatList(computers),
    }
  }
}

/** `2026-05-14T09:12:30` as `14 May 2026, 9:12 AM`. */
export function useStartWords(): (start: string | null) => string {
  const { t, formatDate } = useTranslator('logbook-import')
  return (start) => {
    if (!start) return t('logbook-import.noDate')
    if (!start.includes('T')) return formatDate(start)
    // On the clock of the place, which isn't that of this device.
    return formatDate(new Date(`${start}Z`), MINUTE)
  }
}

const MINUTE = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
} as const
