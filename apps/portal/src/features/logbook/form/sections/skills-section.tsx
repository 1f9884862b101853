import { SKILLS, type Skill } from '@fathom/domain/logbook'
import field from '@fathom/look/controls/field.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { ChipSet } from '../fields/chip-set.tsx'
import { FieldSlot } from '../fields/field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useForm } from '../state/form-context.ts'
import { skillsIn } from './course-choice.ts'
import css from './sections.module.css'

const isSkill = (id: string): id is Skill => (SKILLS as readonly string[]).includes(id)

/** Shows the skills of the chosen dive first, all others on demand. */
export function SkillsSection() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  const [showsAll, setShowsAll] = useState(false)
  const chosen = form.content.skills.filter(isSkill)
  const ofDive = skillsIn(form.content)
  const offered = showsAll ? SKILLS : [...new Set([...ofDive, ...chosen])]
  const error = form.errorOf('skills', 'skills')
  return (
    <FormSection section="skills">
      <FieldSlot field="skills" section="skills">
        {ofDive.length === 0 && <p className={field.help}>{t('logbook-form.skills.choose')}</p>}
        <ChipSet
          chosen={chosen}
          label={t('logbook.section.skills')}
          onChange={(skills) => form.change({ skills })}
          options={offered}
          wordOf={(skill) => t(`logbook.skill.${skill}`)}
        />
        {!showsAll && !form.isLocked && (
          <Button kind="quiet" onClick={() => setShowsAll(true)} size="sm">
            {t('logbook-form.skills.all')}
          </Button>
        )}
        {error && (
          <p className={`${field.error} ${css.error}`}>
            <CircleAlert />
            <span>{error}</span>
          </p>
        )}
      </FieldSlot>
    </FormSection>
  )
}
