import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ConflictDialog } from '../../../../shared/ui/form/conflict-dialog.tsx'
import { AddressLines } from '../../summary/address-lines.tsx'
import { useApply } from '../apply-context.ts'
import { isBlank } from '../draft/address-problems.ts'
import { type FieldName, type Fields, fieldsOf } from '../draft/fields.ts'

type Props = { isLater: boolean; onLater: () => void; onChoose: (whose: 'mine' | 'theirs') => void }

/** Two devices changed the same: the person sees both and chooses. */
export function ApplyConflict({ isLater, onLater, onChoose }: Props) {
  const { t } = useTranslator('applications')
  const { state, fields, application } = useApply()
  const theirs = fieldsOf(application)
  const names = state.kind === 'stale' ? state.names : []
  return (
    <ConflictDialog
      differences={names.map((name) => ({
        id: name,
        name: t(`applications.apply.${name === 'store' ? 'people.store' : (`gaps.${name}` as const)}`),
        mine: <Told fields={fields} name={name} />,
        theirs: <Told fields={theirs} name={name} />,
      }))}
      isSaving={false}
      onClose={onLater}
      onKeepMine={() => onChoose('mine')}
      onTakeTheirs={() => onChoose('theirs')}
      open={names.length > 0 && !isLater}
      words={{
        title: t('applications.apply.conflict.title'),
        text: t('applications.apply.conflict.text'),
        mine: t('applications.apply.conflict.mine'),
        theirs: t('applications.apply.conflict.theirs'),
        keep: t('applications.apply.conflict.keep'),
        take: t('applications.apply.conflict.take'),
      }}
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
