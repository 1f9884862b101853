import { type FormEvent, Fragment, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { LeaveGuard } from '../../../shared/ui/form/leave-guard.tsx'
import { Savebar } from '../../../shared/ui/form/savebar.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import type { AccountSource } from '../profile.mutations.ts'
import { AboutFields } from './about-fields.tsx'
import type { AddressSlot } from './address-slot.ts'
import { ContactFields } from './contact-fields.tsx'
import type { Stored } from './fields.ts'
import css from './form.module.css'
import { ProfileConflict } from './profile-conflict.tsx'
import { SaveFailure } from './save-failure.tsx'
import { useFirstProblem } from './use-first-problem.ts'
import { useProblemWords } from './use-problem-words.ts'
import { type ProfileForm as Form, useProfileForm } from './use-profile-form.ts'

type Props = {
  affiliateId: number
  account: AccountSource
  addressFields: AddressSlot
  email: string
  isManagedElsewhere: boolean
  kept: Stored
}

export function ProfileForm({ affiliateId, account, addressFields, email, isManagedElsewhere, kept }: Props) {
  const { t } = useTranslator('profile')
  const place = useRef<HTMLFormElement>(null)
  const form = useProfileForm(affiliateId, account, kept, () => {
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
        <AboutFields errors={errors} form={form} isLocked={isManagedElsewhere} />
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

function SaveChanges({ form }: { form: Form }) {
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

function Guard({ form }: { form: Form }) {
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
