import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import type { Translator } from '@fathom/locales'
import { measure } from '../form/fields/measures.ts'
import type { DiveWords } from './draw-dive.ts'

/** What others may know: nothing of buddies, notes or the diver's person. */
export function wordsOf(
  { title, location, date, depthTime: { maxDepth, bottomTime } }: DiveLog,
  translator: Translator,
  unit: UnitSystem,
): DiveWords {
  const { t, formatDay } = translator
  const deepest = maxDepth === null ? '' : measure(translator, unit, 'depth', maxDepth)
  const figures = [
    deepest && { value: deepest, label: t('logbook-dive.figures.depth') },
    bottomTime !== null && {
      value: t('logbook-dive.minutes', { minutes: bottomTime }),
      label: t('logbook-dive.figures.time'),
    },
  ]
  return {
    title: title || t('logbook-dive.untitled'),
    lines: [location, date === null ? '' : formatDay(date)].filter(Boolean),
    figures: figures.filter((figure) => figure !== false && figure !== ''),
    deepest,
  }
}

/** A dive in words, for those who want text. */
export function textOf(log: DiveLog, translator: Translator, unit: UnitSystem): string {
  const { t, formatDay } = translator
  const { maxDepth, bottomTime } = log.depthTime
  const facts = [
    log.location,
    log.date && formatDay(log.date),
    maxDepth !== null && measure(translator, unit, 'depth', maxDepth),
    bottomTime !== null && t('logbook-dive.minutes', { minutes: bottomTime }),
  ].filter(Boolean)
  return [log.title, facts.join(', '), log.experience.notes].filter(Boolean).join('\n')
}
