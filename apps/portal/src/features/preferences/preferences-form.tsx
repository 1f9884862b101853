import type { MarketingLanguagesWire, PreferenceWire } from '@fathom/contract/preferences'
import {
  CHANGE_DELAY_HOURS,
  type MailPurpose,
  NOTICES,
  OPT_INS,
  OPT_OUT_REASONS,
  type OptIn,
  type OptOutReason,
} from '@fathom/domain/preferences'
import { LANGUAGE_NAMES } from '@fathom/domain/translations'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { LeaveGuard } from '../../shared/ui/form/leave-guard.tsx'
import { Savebar } from '../../shared/ui/form/savebar.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { Switch } from '../../shared/ui/form/switch.tsx'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { Setting } from '../../shared/ui/surface/setting.tsx'
import { turnedOff } from './choices.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ConsentHistory } from './consent-history.tsx'
import type { Subscriber } from './preferences.queries.ts'
import css from './preferences-form.module.css'
import { type PreferencesFormState, usePreferencesForm } from './use-preferences-form.ts'

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

function SaveChanges({ form }: { form: PreferencesFormState }) {
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

/** Takes the focus, because the save bar with the pressed button is gone. */
function Saved() {
  const { t } = useTranslator('preferences')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className={css.outcome} ref={place} tabIndex={-1}>
      <Banner icon={CircleCheck} live="status" tone="ok">
        {t('preferences.saved')}
      </Banner>
    </div>
  )
}

/** ER-01 */
function NotSaved() {
  const { t } = useTranslator('preferences')
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      <strong>{t('preferences.failed.oops')}</strong>
      <p>{t('preferences.failed.save')}</p>
      <p>{t('preferences.failed.saveText')}</p>
    </Banner>
  )
}

type Languages = MarketingLanguagesWire['items']

/** Keeps the saved language in the list, even if the organization no longer writes in it. */
function withChosen(languages: Languages, chosen: Languages[number]['ietfLanguageTag']): Languages {
  if (languages.some(({ ietfLanguageTag }) => ietfLanguageTag === chosen)) return languages
  return [{ ietfLanguageTag: chosen, name: LANGUAGE_NAMES[chosen] }, ...languages]
}

function LanguageField({ form, languages }: { form: PreferencesFormState; languages: Languages }) {
  const { t } = useTranslator('preferences')
  const chosen = form.choices.communicationLanguage
  const offered = withChosen(languages, chosen)
  const choose = (tag: string) => {
    const found = offered.find(({ ietfLanguageTag }) => ietfLanguageTag === tag)
    if (found) form.change({ communicationLanguage: found.ietfLanguageTag })
  }
  return (
    <Field label={t('preferences.language.label')}>
      <Select onChange={({ target }) => choose(target.value)} value={chosen}>
        {offered.map(({ ietfLanguageTag, name }) => (
          <option key={ietfLanguageTag} lang={ietfLanguageTag} value={ietfLanguageTag}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type OptInSwitchProps = { name: OptIn; form: PreferencesFormState; mayExplain: boolean }

function OptInSwitch({ name, form, mayExplain }: OptInSwitchProps) {
  const isTurnedOff = form.draft !== undefined && turnedOff(form.draft).includes(name)
  return (
    <div>
      <MailSwitch form={form} name={name} />
      {isTurnedOff && mayExplain && (
        <div className={css.why}>
          <WhyOff form={form} name={name} />
        </div>
      )}
    </div>
  )
}

function WhyOff({ name, form }: Omit<OptInSwitchProps, 'mayExplain'>) {
  const { t } = useTranslator('preferences')
  return (
    <Field label={t('preferences.reason.label')} optional={t('preferences.reason.optional')}>
      <Select
        onChange={({ target }) =>
          form.explain(
            name,
            OPT_OUT_REASONS.find((each) => each === target.value),
          )
        }
        value={form.draft?.reasons[name] ?? ''}
      >
        <option value="">{t('preferences.reason.none')}</option>
        {OPT_OUT_REASONS.map((reason: OptOutReason) => (
          <option key={reason} value={reason}>
            {t(`preferences.reason.${reason}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Whether the user wants e-mails for one purpose. */
function MailSwitch({ name, form }: { name: MailPurpose; form: PreferencesFormState }) {
  const { t } = useTranslator('preferences')
  return (
    <Switch
      checked={form.choices[name]}
      help={t(`preferences.${name}.help`)}
      label={t(`preferences.${name}.label`)}
      onChange={(isOn) => form.change({ [name]: isOn })}
    />
  )
}
