import {
  type DiveLogContent,
  divesOf,
  hasAdventureDives,
  isAdventureDive,
  type LogCourse,
  type Skill,
  skillsOf,
} from '@fathom/domain/logbook'
import type { CourseChoice, TitleOf } from '../../courses/use-courses.ts'

export function choiceIn({ course, number, adventureDive }: DiveLogContent): CourseChoice {
  return {
    course,
    number,
    adventureDive: adventureDive !== null && isAdventureDive(adventureDive) ? adventureDive : null,
  }
}

export const skillsIn = (content: DiveLogContent): readonly Skill[] => {
  const { course, number, adventureDive } = choiceIn(content)
  return course ? skillsOf(course, number, adventureDive) : []
}

/** Whether everything that determines the skills of the dive is chosen. */
export function isDiveChosen(content: DiveLogContent): boolean {
  const { course, number, adventureDive } = choiceIn(content)
  return course !== null && number !== null && (!hasAdventureDives(course) || adventureDive !== null)
}

/**
 * Switches to another course or dive: clears what no longer belongs to it, and renames a title that was just
 * the name of the previous dive.
 */
export function withChoice(
  content: DiveLogContent,
  change: Partial<CourseChoice>,
  { courses, titleOf }: { courses: readonly LogCourse[]; titleOf: TitleOf },
): Pick<DiveLogContent, 'course' | 'number' | 'adventureDive' | 'title' | 'skills'> {
  const before = choiceIn(content)
  const next = fitting({ ...before, ...change }, courses)
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

function fitting(
  { course, number, adventureDive }: CourseChoice,
  courses: readonly LogCourse[],
): CourseChoice {
  const found = courses.find((each) => each.course === course)
  const hasDive = found !== undefined && divesOf(found).some((dive) => dive.number === number)
  const hasAdventure = course !== null && hasAdventureDives(course)
  return { course, number: hasDive ? number : null, adventureDive: hasAdventure ? adventureDive : null }
}
