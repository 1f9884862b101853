import { readablePhone } from '@fathom/domain/account'
import type { AddressDraft, AddressField } from '@fathom/domain/profile'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Cloud from 'lucide-react/icons/cloud'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type FormEvent, Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ConflictDialog } from '../../../shared/ui/form/conflict-dialog.tsx'
import { LeaveGuard } from '../../../shared/ui/form/leave-guard.tsx'
import { Savebar } from '../../../shared/ui/form/savebar.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import type { AccountSource } from '../profile.mutations.ts'
import type { FieldName, Stored } from './fields.ts'
import css from './form.module.css'
import { AboutFields, ContactFields, useProblemWords } from './profile-fields.tsx'
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts'

type Props = {
  affiliateId: number
  account: AccountSource
  addressFields: AddressSlot
  email: string
  isBirthDateUnconfirmed: boolean
  isManagedElsewhere: boolean
  stored: Stored
}

export function ProfileForm({
  affiliateId,
  account,
  addressFields,
  email,
  isBirthDateUnconfirmed,
  isManagedElsewhere,
  stored,
}: Props) {
  const { t } = useTranslator('profile')
  const place = useRef<HTMLFormElement>(null)
  const form = useProfileForm(affiliateId, account, stored, () => {
    // The pressed button disappears with the save bar, so move the focus to the start of the form.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    showToast({ text: t('profile.saved') })
  })
  const errors = useProblemWords(form.problems, form.fields.countryId)
  useFirstProblem(place, form.refused)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form className={css.form} noValidate={true} onSubmit={submit} ref={place}>
      <Setting text={t('profile.about.text')} title={t('profile.about.title')}>
        <AboutFields
          errors={errors}
          form={form}
          isLocked={isManagedElsewhere}
          isUnconfirmed={isBirthDateUnconfirmed}
        />
      </Setting>
      <Setting text={t('profile.contact.text')} title={t('profile.contact.title')}>
        <ContactFields email={email} errors={errors} form={form} />
      </Setting>
      <Setting text={t('profile.address.text')} title={t('profile.address.title')}>
        <Fragment key={form.undone}>
          {addressFields({ address: form.fields, errors, onChange: form.change })}
        </Fragment>
      </Setting>
      <SaveChanges form={form} />
      <ProfileConflict form={form} />
      <Guard form={form} />
    </form>
  )
}

function SaveChanges({ form }: { form: ProfileFormState }) {
  const { t } = useTranslator('profile')
  const isOnline = useOnline()
  const problem =
    isOnline && !form.failure ? undefined : <SaveFailure cause={form.failure} isOnline={isOnline} />
  if (!form.draft) return problem && <div className={css.failure}>{problem}</div>
  return (
    <Savebar problem={problem} say={t('profile.changed', { count: form.count })}>
      <Button onClick={form.undo}>{t('profile.undo')}</Button>
      <Button busy={form.isSaving} kind="primary" type="submit">
        {t('profile.save')}
      </Button>
    </Savebar>
  )
}

function Guard({ form }: { form: ProfileFormState }) {
  const { t } = useTranslator('profile')
  return (
    <LeaveGuard
      isUnsaved={form.draft !== undefined}
      onLeave={form.undo}
      words={{
        title: t('profile.leave.title'),
        text: t('profile.leave.text'),
        go: t('profile.leave.go'),
        stay: t('profile.leave.stay'),
      }}
    />
  )
}

function ProfileConflict({ form }: { form: ProfileFormState }) {
  const { t } = useTranslator('profile')
  const { conflict } = form
  const differences = conflict?.names.map((name) => ({
    id: name,
    name: t(`profile.field.${name}`),
    mine: <FieldValue name={name} value={form.fields[name]} />,
    theirs: <FieldValue name={name} value={conflict.theirs.fields[name] ?? ''} />,
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

function FieldValue({ name, value }: { name: FieldName; value: string }) {
  const { t, locale, formatDate } = useTranslator('profile')
  if (name === 'gender') return t(`profile.gender.${isKnown(value) ? value : 'unsaid'}`)
  if (value === '') return t('profile.conflict.empty')
  if (name === 'birthDate') return formatDate(value, 'long')
  if (name === 'countryId') return new Intl.DisplayNames([locale], { type: 'region' }).of(value) ?? value
  if (name === 'phoneNumber') return <bdi dir="ltr">{readablePhone(value)}</bdi>
  return <bdi>{value}</bdi>
}

const isKnown = (gender: string) => gender === 'female' || gender === 'male' || gender === 'other'

type SaveFailureProps = { cause: Error | null; isOnline: boolean }

/**
 * Says first that what was typed is safe, which is true in either case. After pressing Save the user is
 * notified at once.
 */
export function SaveFailure({ cause, isOnline }: SaveFailureProps) {
  const { t } = useTranslator('profile')
  const live = cause ? 'alert' : 'status'
  const [offline, setOffline] = useState<Error | null>(null)
  if (!isOnline && cause !== offline) setOffline(cause)
  if (!isOnline)
    return (
      <Banner icon={CloudOff} key={live} live={live} tone="warn">
        {t('profile.offline')}
      </Banner>
    )
  if (!cause) return null
  if (cause === offline)
    return (
      <Banner icon={Cloud} live="status" tone="info">
        {t('profile.online')}
      </Banner>
    )
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      <strong>{t('profile.failed.save')}</strong>
      <p>{detailOf(cause) ?? t('profile.failed.saveText')}</p>
    </Banner>
  )
}

/** Quotes the service's own explanation, if there is one. */
function detailOf(cause: Error): string | undefined {
  return cause instanceof CallFailed && cause.errors.length > 0 ? cause.message : undefined
}

/** After a save fails validation, focuses the first invalid field. */
export function useFirstProblem(place: RefObject<HTMLElement | null>, refused: number): void {
  useEffect(() => {
    if (refused === 0) return
    const field = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // The browser's own scrolling would show the field but leave its message under the save bar.
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'nearest' })
  }, [place, refused])
}

/** The address fields, provided by the feature that has the lists of places. */
export type AddressSlot = (props: {
  address: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  errors: Partial<Record<AddressField, ReactNode>>
}) => ReactNode
