import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ChoiceDialog, type Choosing, conflictWords } from '../../../../shared/ui/form/conflict-dialog.tsx'
import { AddressLines } from '../../summary/address-lines.tsx'
import { useApply } from '../apply-context.ts'
import { isBlank } from '../draft/address-problems.ts'
import { type FieldName, type Fields, fieldsOf } from '../draft/fields.ts'

/** Two devices changed the same fields: the person sees both versions and chooses. */
export function ApplyConflict(choosing: Choosing) {
  const { t } = useTranslator('applications')
  const { state, fields, application } = useApply()
  const conflict = state.kind === 'conflict' ? state : undefined
  const theirs = fieldsOf(conflict?.theirs ?? application)
  return (
    <ChoiceDialog
      choosing={choosing}
      differences={(conflict?.conflicts ?? []).map((name) => ({
        id: name,
        name: t(`applications.apply.${name === 'store' ? 'people.store' : (`gaps.${name}` as const)}`),
        mine: <Value fields={fields} name={name} />,
        theirs: <Value fields={theirs} name={name} />,
      }))}
      isStale={conflict !== undefined}
      words={conflictWords((word) => t(`applications.apply.conflict.${word}`))}
    />
  )
}

function Value({ fields, name }: { fields: Fields; name: FieldName }) {
  const { t } = useTranslator('applications')
  const empty = t('applications.apply.conflict.empty')
  if (name === 'instructor' || name === 'store') return <bdi>{fields[name]?.name || empty}</bdi>
  if (name !== 'teachingAddress') return <bdi>{fields[name] || empty}</bdi>
  return isBlank(fields[name]) ? empty : <AddressLines address={fields[name]} />
}
