import { useTranslator } from '../../../../shared/i18n/index.ts'
import type { TitleOf } from './course-choice.ts'

/** The default title of a course dive. */
export function useDiveTitle(): TitleOf {
  const { t } = useTranslator('logbook')
  return ({ course, number, adventureDive }) => {
    if (adventureDive) return t(`logbook.adventureDive.${adventureDive}`)
    return course && number !== null ? t(`logbook.courseDive.${course}`, { number }) : undefined
  }
}
