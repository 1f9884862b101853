import { DIVE_TYPES, TEXT_LIMITS } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { InstructorField } from '../controls/instructor-field.tsx'
import { DateSlot, SiteSlot } from '../controls/later.tsx'
import { CourseFields } from '../course/course-fields.tsx'
import { Entry } from '../fields/entry.tsx'
import { OptionSelect } from '../fields/option-select.tsx'
import { FormSection } from '../layout/form-section.tsx'
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
  const form = useForm()
  return (
    <Entry field="title" section="dive">
      <TextInput
        autoComplete="off"
        dir="auto"
        disabled={form.isLocked}
        maxLength={TEXT_LIMITS.title}
        onChange={({ target }) => form.change({ title: target.value })}
        value={form.content.title}
      />
    </Entry>
  )
}
