import { APPLICATION_FIELDS, EVIDENCE_NAMES, type EvidenceName } from '@fathom/domain/applications'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { TextLink } from '../../../../shared/ui/action/text-link.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../../shared/ui/form/text-area.tsx'
import { type Prerequisite, PrerequisiteRows } from '../../parts/prerequisite-rows.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'

/** Fills in what is known; an explanation may close a gap, but not for an age. */
export function EvidenceControl() {
  const { application, fields } = useApply()
  const evidence = Object.fromEntries(EVIDENCE_NAMES.map((name) => [name, fields[name]]))
  return (
    <PrerequisiteRows
      close={({ code }: Prerequisite) => (code === 'age' ? <ToProfile /> : <Evidence name={code} />)}
      evidence={evidence}
      prerequisites={application.prerequisites}
    />
  )
}

function ToProfile() {
  const { t } = useTranslator('applications')
  return (
    <p>
      <TextLink to={paths.profile()}>{t('applications.prerequisite.toProfile')}</TextLink>
    </p>
  )
}

function Evidence({ name }: { name: EvidenceName }) {
  const { t } = useTranslator('applications')
  const { fields, change } = useApply()
  return (
    <div className={css.evidence}>
      <Field
        aside={
          name === 'dives' && (
            <TextLink to={paths.logbook()}>{t('applications.prerequisite.toLogbook')}</TextLink>
          )
        }
        help={t(`applications.prerequisite.hint.${name === 'dives' ? 'dives' : 'card'}`)}
        label={t('applications.prerequisite.evidence')}
      >
        <TextArea
          dir="auto"
          maxLength={APPLICATION_FIELDS.evidence.longest}
          onChange={({ target }) => change({ [name]: target.value })}
          rows={2}
          value={fields[name]}
        />
      </Field>
    </div>
  )
}
