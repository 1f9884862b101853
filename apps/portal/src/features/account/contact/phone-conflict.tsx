import { readablePhone } from '@fathom/domain/account'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ConflictDialog } from '../../../shared/ui/form/conflict-dialog.tsx'
import type { PhoneForm } from './use-phone-form.ts'

export function PhoneConflict({ form }: { form: PhoneForm }) {
  const { t } = useTranslator('profile')
  const told = (number: string) =>
    number ? <bdi dir="ltr">{readablePhone(number)}</bdi> : t('profile.conflict.empty')
  return (
    <ConflictDialog
      differences={[
        {
          id: 'phoneNumber',
          name: t('profile.field.phoneNumber'),
          mine: told(form.text),
          theirs: told(form.theirs ?? ''),
        },
      ]}
      isSaving={form.isSaving}
      onClose={form.decideLater}
      onKeepMine={form.keepMine}
      onTakeTheirs={form.takeTheirs}
      open={form.theirs !== undefined}
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
