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
  const theirs = fieldsOf(application)
  const names = state.kind === 'stale' ? state.names : []
  return (
    <ChoiceDialog
      choosing={choosing}
      differences={names.map((name) => ({
        id: name,
        name: t(`applications.apply.${name === 'store' ? 'people.store' : (`gaps.${name}` as const)}`),
        mine: <Told fields={fields} name={name} />,
        theirs: <Told fields={theirs} name={name} />,
      }))}
      isStale={names.length > 0}
      words={conflictWords((word) => t(`applications.apply.conflict.${word}`))}
    />
  )
}

function Told({ fields, name }: { fields: Fields; name: FieldName }) {
  const { t } = useTranslator('applications')
  const empty = t('applications.apply.conflict.empty')
  if (name === 'instructor' || name === 'store') return <bdi>{fields[name]?.name || empty}</bdi>
  if (name !== 'teachingAddress') return <bdi>{fields[name] || empty}</bdi>
  return isBlank(fields[name]) ? empty : <AddressLines address={fields[name]} />
}
