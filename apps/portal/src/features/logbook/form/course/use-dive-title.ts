import { useTranslator } from '../../../../shared/i18n/index.ts'
import type { TitleOf } from './course-choice.ts'

/** What a dive of a course is called when the diver does not call it anything else. */
export function useDiveTitle(): TitleOf {
  const { t } = useTranslator('logbook')
  return ({ course, number, adventureDive }) => {
    if (adventureDive) return t(`logbook.adventureDive.${adventureDive}`)
    return course && number !== null ? t(`logbook.courseDive.${course}`, { number }) : undefined
  }
}
