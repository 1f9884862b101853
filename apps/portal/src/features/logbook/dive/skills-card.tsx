import { type DiveLog, isAdventureDive, isTrainingCourse, SKILLS, type Skill } from '@fathom/domain/logbook'
import Check from 'lucide-react/icons/check'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
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
  const { t } = useTranslator('logbook')
  return ({
    course,
    number,
    adventureDive,
  }: Pick<DiveLog, 'course' | 'number' | 'adventureDive'>): string => {
    if (!course || !isTrainingCourse(course)) return ''
    const dive =
      adventureDive && isAdventureDive(adventureDive)
        ? t(`logbook.adventureDive.${adventureDive}`)
        : number !== null && t(`logbook.courseDive.${course}`, { number })
    return [t(`logbook.course.${course}`), dive].filter(Boolean).join(', ')
  }
}
