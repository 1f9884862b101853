import { LANGUAGE_NAMES } from '@fathom/domain/translations'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import css from '../../shared/ui/form/conflict-dialog.module.css'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { type Choice, type Choices, differences, rebased } from './choices.ts'
import type { PreferencesFormState } from './use-preferences-form.ts'

/**
 * Two tabs saved at once: the user sees both versions and chooses; closing the dialog goes back to the form.
 */
export function ConflictDialog({ form }: { form: PreferencesFormState }) {
  const { t } = useTranslator('preferences')
  const { conflict, draft } = form
  return (
    <Dialog
      actions={
        <>
          <Button kind="line" onClick={form.takeTheirs}>
            {t('preferences.conflict.take')}
          </Button>
          <Button busy={form.isSaving} kind="primary" onClick={form.keepMine}>
            {t('preferences.conflict.keep')}
          </Button>
        </>
      }
      onClose={form.decideLater}
      open={conflict !== undefined && draft !== undefined}
      role="alertdialog"
      title={t('preferences.conflict.title')}
    >
      {t('preferences.conflict.text')}
      {conflict && draft && <Differences mine={rebased(draft, conflict).choices} theirs={conflict} />}
    </Dialog>
  )
}

function Differences({ mine, theirs }: { mine: Choices; theirs: Choices }) {
  const { t } = useTranslator('preferences')
  return (
    <table className={css.differences}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('preferences.conflict.mine')}</th>
          <th scope="col">{t('preferences.conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences(mine, theirs).map((choice) => (
          <tr key={choice}>
            <th scope="row">
              {choice === 'communicationLanguage'
                ? t('preferences.language.label')
                : t(`preferences.${choice}.label`)}
            </th>
            <td>
              <ChoiceText choice={choice} of={mine} />
            </td>
            <td>
              <ChoiceText choice={choice} of={theirs} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ChoiceText({ choice, of }: { choice: Choice; of: Choices }) {
  const { t } = useTranslator('preferences')
  if (choice !== 'communicationLanguage') return t(`preferences.state.${of[choice] ? 'on' : 'off'}`)
  return <span lang={of.communicationLanguage}>{LANGUAGE_NAMES[of.communicationLanguage]}</span>
}
