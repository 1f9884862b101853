import { type DiveLog, isAdventureDive, SKILLS, type Skill } from '@fathom/domain/logbook'
import Check from 'lucide-react/icons/check'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useCourses } from '../courses/use-courses.ts'
import css from './dive.module.css'

const isSkill = (id: string): id is Skill => (SKILLS as readonly string[]).includes(id)

/** The dive and its course, and the practiced skills. */
export function SkillsCard({ log }: { log: DiveLog }) {
  const { t } = useTranslator('logbook')
  const courseWords = useCourseWords()
  if (log.logType !== 'Training') return null
  return (
    <Card aside={courseWords(log)} title={t('logbook.section.skills')}>
      <ul className={css.skills}>
        {log.skills.map((skill) => (
          <li key={skill}>
            <Icon of={Check} size="sm" />
            {isSkill(skill) ? t(`logbook.skill.${skill}`) : skill}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** For example: Advanced Diver, Deep adventure dive. */
export function useCourseWords() {
  const { nameOf, titleOf } = useCourses()
  return ({
    course,
    number,
    adventureDive,
  }: Pick<DiveLog, 'course' | 'number' | 'adventureDive'>): string => {
    if (!course) return ''
    const known = adventureDive && isAdventureDive(adventureDive) ? adventureDive : null
    const name = nameOf(course)
    const dive = titleOf({ course, number, adventureDive: known })
    if (!dive) return name
    // The title of a dive that only the catalog knows begins with its course.
    return dive.includes(name) ? dive : `${name}, ${dive}`
  }
}
