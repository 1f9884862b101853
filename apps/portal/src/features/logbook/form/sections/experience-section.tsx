import { TEXT_LIMITS } from '@fathom/domain/logbook'
import { TextArea } from '../../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { BuddiesField } from '../controls/buddies-field.tsx'
import { FeelingField } from '../controls/feeling-field.tsx'
import { Entry } from '../fields/entry.tsx'
import { FormSection } from '../layout/form-section.tsx'
import { useForm } from '../state/form-context.ts'
import css from './sections.module.css'

export function ExperienceSection() {
  return (
    <FormSection section="experience">
      <FeelingField />
      <div className={css.two}>
        <BuddiesField />
        <DiveCenterField />
      </div>
      <NotesField />
    </FormSection>
  )
}

function DiveCenterField() {
  const form = useForm()
  return (
    <Entry field="diveCenter" isOptional={true} section="experience">
      <TextInput
        autoComplete="off"
        dir="auto"
        disabled={form.isLocked}
        maxLength={TEXT_LIMITS.diveCenter}
        onChange={({ target }) => form.changePart('experience', { diveCenter: target.value })}
        value={form.content.experience.diveCenter}
      />
    </Entry>
  )
}

function NotesField() {
  const form = useForm()
  return (
    <Entry field="notes" isOptional={true} section="experience">
      <TextArea
        dir="auto"
        disabled={form.isLocked}
        onChange={({ target }) => form.changePart('experience', { notes: target.value })}
        value={form.content.experience.notes}
      />
    </Entry>
  )
}
