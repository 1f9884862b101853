import type { PreferenceWire } from '@fathom/contract/preferences'
import { CHANGE_DELAY_HOURS, NOTICES, OPT_INS } from '@fathom/domain/preferences'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { LeaveGuard } from '../../../shared/ui/form/leave-guard.tsx'
import { Savebar } from '../../../shared/ui/form/savebar.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import { ConsentHistory } from '../history/consent-history.tsx'
import type { Subscriber } from '../preferences.queries.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import css from './form.module.css'
import { LanguageField, type Languages } from './language-field.tsx'
import { MailSwitch } from './mail-switch.tsx'
import { OptInSwitch } from './opt-in-switch.tsx'
import { NotSaved, Saved } from './save-outcome.tsx'
import { type PreferencesForm as Form, usePreferencesForm } from './use-preferences-form.ts'

type Props = {
  subscriber: Subscriber
  saved: PreferenceWire
  languages: Languages
  /** Shows when the daily summary arrives. */
  digestTime: ReactNode
}

/** SC-01 */
export function PreferencesForm({ subscriber, saved, languages, digestTime }: Props) {
  const { t } = useTranslator('preferences')
  const form = usePreferencesForm(subscriber, saved)
  return (
    <>
      {form.isSaved && <Saved />}
      <p className={css.note}>
        <Icon of={Clock} size="sm" />
        {t('preferences.delay', { hours: CHANGE_DELAY_HOURS })}
      </p>
      <Setting text={t('preferences.messages.text')} title={t('preferences.messages.title')}>
        {OPT_INS.map((name) => (
          <OptInSwitch form={form} key={name} mayExplain={subscriber.globalUuid !== ''} name={name} />
        ))}
      </Setting>
      <Setting text={t('preferences.notices.text')} title={t('preferences.notices.title')}>
        {NOTICES.map((name) => (
          <MailSwitch form={form} key={name} name={name} />
        ))}
        {digestTime}
      </Setting>
      <Setting text={t('preferences.language.text')} title={t('preferences.language.title')}>
        <LanguageField form={form} languages={languages} />
      </Setting>
      <Setting text={t('preferences.history.text')} title={t('preferences.history.title')}>
        <ConsentHistory subscriber={subscriber} />
      </Setting>
      {form.draft && <SaveChanges form={form} />}
      <ConflictDialog form={form} />
      <UnsavedGuard isUnsaved={form.draft !== undefined} />
    </>
  )
}

function SaveChanges({ form }: { form: Form }) {
  const { t } = useTranslator('preferences')
  return (
    <Savebar problem={form.hasFailed && <NotSaved />} say={t('preferences.changed', { count: form.count })}>
      <Button onClick={form.undo}>{t('preferences.undo')}</Button>
      <Button busy={form.isSaving} kind="primary" onClick={form.submit}>
        {t('preferences.save')}
      </Button>
    </Savebar>
  )
}

function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslator('preferences')
  const words = {
    title: t('preferences.leave.title'),
    text: t('preferences.leave.text'),
    go: t('preferences.leave.go'),
    stay: t('preferences.leave.stay'),
  }
  return <LeaveGuard isUnsaved={isUnsaved} words={words} />
}
