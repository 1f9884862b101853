import { TEXT_LIMITS } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { BuddiesField } from '../controls/buddies-field.tsx'
import { FeelingField } from '../controls/feeling-field.tsx'
import { FieldSlot } from '../fields/field-slot.tsx'
import { FormSection } from '../frame/form-section.tsx'
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
  const { t } = useTranslator('logbook-form')
  const form = useForm()
  return (
    <FieldSlot field="diveCenter" section="experience">
      <Field
        error={form.errorOf('experience', 'diveCenter')}
        label={t('logbook-form.field.diveCenter')}
        optional={t('logbook-form.optional')}
      >
        <TextInput
          autoComplete="off"
          dir="auto"
          disabled={form.isLocked}
          maxLength={TEXT_LIMITS.diveCenter}
          onChange={({ target }) => form.changePart('experience', { diveCenter: target.value })}
          value={form.content.experience.diveCenter}
        />
      </Field>
    </FieldSlot>
  )
}

function NotesField() {
  const { t } = useTranslator('logbook-form')
  const form = useForm()
  return (
    <FieldSlot field="notes" section="experience">
      <Field
        error={form.errorOf('experience', 'notes')}
        label={t('logbook-form.field.notes')}
        optional={t('logbook-form.optional')}
      >
        <TextArea
          dir="auto"
          disabled={form.isLocked}
          onChange={({ target }) => form.changePart('experience', { notes: target.value })}
          value={form.content.experience.notes}
        />
      </Field>
    </FieldSlot>
  )
}
