import {
  type AdventureDive,
  type DiveLogContent,
  divesOf,
  hasAdventureDives,
  isAdventureDive,
  isTrainingCourse,
  type Skill,
  skillsOf,
  type TrainingCourse,
} from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'

export type CourseChoice = {
  course: TrainingCourse | null
  number: number | null
  adventureDive: AdventureDive | null
}

/** Returns the name of a dive of a course in the reader's language. */
export type TitleOf = (choice: CourseChoice) => string | undefined

export function choiceIn({ course, number, adventureDive }: DiveLogContent): CourseChoice {
  return {
    course: course !== null && isTrainingCourse(course) ? course : null,
    number,
    adventureDive: adventureDive !== null && isAdventureDive(adventureDive) ? adventureDive : null,
  }
}

export const skillsIn = (content: DiveLogContent): readonly Skill[] => {
  const { course, number, adventureDive } = choiceIn(content)
  return course ? skillsOf(course, number, adventureDive) : []
}

/**
 * Switches to another course or dive: clears what no longer belongs to it, and renames a title that was just
 * the name of the previous dive.
 */
export function withChoice(
  content: DiveLogContent,
  change: Partial<CourseChoice>,
  titleOf: TitleOf,
): Pick<DiveLogContent, 'course' | 'number' | 'adventureDive' | 'title' | 'skills'> {
  const before = choiceIn(content)
  const next = fitting({ ...before, ...change })
  const isNamedAfterIt = content.title.trim() === '' || content.title === titleOf(before)
  const allowed = next.course ? skillsOf(next.course, next.number, next.adventureDive) : []
  const former: readonly string[] = skillsIn(content)
  return {
    ...next,
    title: isNamedAfterIt ? (titleOf(next) ?? content.title) : content.title,
    skills: content.skills.filter(
      (skill) => (allowed as readonly string[]).includes(skill) || !former.includes(skill),
    ),
  }
}

function fitting({ course, number, adventureDive }: CourseChoice): CourseChoice {
  const hasDive = course !== null && divesOf(course).some((dive) => dive.number === number)
  const hasAdventure = course !== null && hasAdventureDives(course)
  return { course, number: hasDive ? number : null, adventureDive: hasAdventure ? adventureDive : null }
}

/** The default title of a course dive. */
export function useDiveTitle(): TitleOf {
  const { t } = useTranslator('logbook')
  return ({ course, number, adventureDive }) => {
    if (adventureDive) return t(`logbook.adventureDive.${adventureDive}`)
    return course && number !== null ? t(`logbook.courseDive.${course}`, { number }) : undefined
  }
}
