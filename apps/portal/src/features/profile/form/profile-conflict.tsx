import { readablePhone } from '@fathom/domain/account'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ConflictDialog } from '../../../shared/ui/form/conflict-dialog.tsx'
import type { FieldName } from './fields.ts'
import type { ProfileForm } from './use-profile-form.ts'

export function ProfileConflict({ form }: { form: ProfileForm }) {
  const { t } = useTranslator('profile')
  const { conflict } = form
  const differences = conflict?.names.map((name) => ({
    id: name,
    name: t(`profile.field.${name}`),
    mine: <Told name={name} value={form.fields[name]} />,
    theirs: <Told name={name} value={conflict.theirs.fields[name] ?? ''} />,
  }))
  return (
    <ConflictDialog
      differences={differences ?? []}
      isSaving={form.isSaving}
      onClose={form.decideLater}
      onKeepMine={form.keepMine}
      onTakeTheirs={form.takeTheirs}
      open={conflict !== undefined}
      words={{
        title: t('profile.conflict.title'),
        text: t('profile.conflict.text'),
        mine: t('profile.conflict.mine'),
        theirs: t('profile.conflict.theirs'),
        keep: t('profile.conflict.keep'),
        take: t('profile.conflict.take'),
      }}
    />
  )
}

function Told({ name, value }: { name: FieldName; value: string }) {
  const { t, locale, formatDate } = useTranslator('profile')
  if (name === 'gender') return t(`profile.gender.${isKnown(value) ? value : 'unsaid'}`)
  if (value === '') return t('profile.conflict.empty')
  if (name === 'birthDate') return formatDate(value, 'long')
  if (name === 'countryId') return new Intl.DisplayNames([locale], { type: 'region' }).of(value) ?? value
  if (name === 'phoneNumber') return <bdi dir="ltr">{readablePhone(value)}</bdi>
  return <bdi>{value}</bdi>
}

const isKnown = (gender: string) => gender === 'female' || gender === 'male' || gender === 'other'
