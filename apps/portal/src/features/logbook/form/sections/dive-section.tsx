import { DIVE_TYPES, TEXT_LIMITS } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { InstructorField } from '../controls/instructor-field.tsx'
import { DateSlot, SiteSlot } from '../controls/later.tsx'
import { CourseFields } from '../course/course-fields.tsx'
import { FieldSlot } from '../fields/field-slot.tsx'
import { OptionSelect } from '../fields/option-select.tsx'
import { FormSection } from '../frame/form-section.tsx'
import { useForm } from '../state/form-context.ts'
import css from './sections.module.css'

export function DiveSection() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  return (
    <FormSection section="dive">
      {form.logType === 'Training' && <CourseFields />}
      <div className={css.two}>
        <TitleField />
        <DateSlot />
        <SiteSlot />
        <OptionSelect
          field="diveType"
          label={t('logbook-form.field.diveType')}
          onChange={(diveType) => form.change({ diveType })}
          options={DIVE_TYPES}
          section="dive"
          value={form.content.diveType}
          wordOf={(type) => t(`logbook.option.dive_type.${type}`)}
        />
      </div>
      {form.logType === 'Training' && <InstructorField />}
    </FormSection>
  )
}

function TitleField() {
  const { t } = useTranslator('logbook-form')
  const form = useForm()
  return (
    <FieldSlot field="title" section="dive">
      <Field error={form.errorOf('dive', 'title')} label={t('logbook-form.field.title')}>
        <TextInput
          autoComplete="off"
          dir="auto"
          disabled={form.isLocked}
          maxLength={TEXT_LIMITS.title}
          onChange={({ target }) => form.change({ title: target.value })}
          value={form.content.title}
        />
      </Field>
    </FieldSlot>
  )
}
