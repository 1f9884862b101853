import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import type { FieldName } from './fields.ts'
import css from './form.module.css'
import type { ProfileForm } from './use-profile-form.ts'

/** Two tabs saved at once: the person sees both and chooses; closing it goes back to the form. */
export function ConflictDialog({ form }: { form: ProfileForm }) {
  const { t } = useTranslator('profile')
  return (
    <Dialog
      actions={
        <>
          <Button kind="line" onClick={form.takeTheirs}>
            {t('profile.conflict.take')}
          </Button>
          <Button busy={form.isSaving} kind="primary" onClick={form.keepMine}>
            {t('profile.conflict.keep')}
          </Button>
        </>
      }
      onClose={form.decideLater}
      open={form.conflict !== undefined}
      role="alertdialog"
      title={t('profile.conflict.title')}
    >
      {t('profile.conflict.text')}
      {form.conflict && <Differences conflict={form.conflict} form={form} />}
    </Dialog>
  )
}

type Conflict = NonNullable<ProfileForm['conflict']>

function Differences({ form, conflict }: { form: ProfileForm; conflict: Conflict }) {
  const { t } = useTranslator('profile')
  return (
    <table className={css.differences}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('profile.conflict.mine')}</th>
          <th scope="col">{t('profile.conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {conflict.names.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`profile.field.${name}`)}</th>
            <td>
              <Told name={name} value={form.fields[name]} />
            </td>
            <td>
              <Told name={name} value={conflict.theirs.fields[name] ?? ''} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Told({ name, value }: { name: FieldName; value: string }) {
  const { t, locale, formatDate } = useTranslator('profile')
  if (name === 'gender') return t(`profile.gender.${isKnown(value) ? value : 'unsaid'}`)
  if (value === '') return t('profile.conflict.empty')
  if (name === 'birthDate') return formatDate(value, 'long')
  if (name === 'countryId') return new Intl.DisplayNames([locale], { type: 'region' }).of(value) ?? value
  return <bdi>{value}</bdi>
}

const isKnown = (gender: string) => gender === 'female' || gender === 'male' || gender === 'other'
