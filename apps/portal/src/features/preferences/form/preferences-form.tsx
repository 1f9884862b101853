import type { PreferenceWire } from '@fathom/contract/preferences'
import { CHANGE_DELAY_HOURS, NOTICES, OPT_INS } from '@fathom/domain/preferences'
import { useInfiniteQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { LeaveGuard } from '../../../shared/ui/form/leave-guard.tsx'
import { Savebar } from '../../../shared/ui/form/savebar.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { List } from '../../../shared/ui/surface/list-row.tsx'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import { ConsentLine } from '../history/consent-line.tsx'
import { historyQuery, type Subscriber } from '../preferences.queries.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import css from './form.module.css'
import { LanguageField, type Languages } from './language-field.tsx'
import { MailSwitch } from './mail-switch.tsx'
import { OptInSwitch } from './opt-in-switch.tsx'
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

/** Everything the user has agreed to or withdrawn, newest first. */
function ConsentHistory({ subscriber }: { subscriber: Subscriber }) {
  const { t } = useTranslator('preferences')
  const history = useInfiniteQuery(historyQuery(useCalls(), subscriber))
  if (history.isPending)
    return (
      <Loading label={t('preferences.history.loading')}>
        <Skeleton height="4rem" shape="block" />
        <Skeleton height="4rem" shape="block" />
      </Loading>
    )
  if (history.isError && history.data === undefined)
    return (
      <ErrorState
        level={3}
        onRetry={() => history.refetch()}
        retryLabel={t('preferences.failed.retry')}
        retrying={history.isFetching}
        title={t('preferences.history.failed')}
      />
    )
  const lines = history.data?.pages.flatMap(({ items }) => items) ?? []
  if (lines.length === 0) return <p>{t('preferences.history.empty')}</p>
  return (
    <div>
      <List label={t('preferences.history.title')}>
        {lines.map((line) => (
          <ConsentLine key={line.id} line={line} />
        ))}
      </List>
      {history.hasNextPage && (
        <Button busy={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
          {t('preferences.history.more')}
        </Button>
      )}
    </div>
  )
}
