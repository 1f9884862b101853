import type { AccountWire, PhoneWire } from '@fathom/contract/account'
import { isPhoneOrEmpty, readablePhone, readPhoneNumber } from '@fathom/domain/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import HardDrive from 'lucide-react/icons/hard-drive'
import Phone from 'lucide-react/icons/phone'
import { type FormEvent, useRef, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { ConflictDialog } from '../../shared/ui/form/conflict-dialog.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { LeaveGuard } from '../../shared/ui/form/leave-guard.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { accountQuery, type Owner, type StoredPhone, savePhone } from './account.calls.ts'
import css from './phone-form.module.css'

/** CA-11: the mobile number, and the state of its sync event. */
export function PhoneForm({ owner, stored }: { owner: Owner; stored: StoredPhone }) {
  const { t } = useTranslator('profile')
  const input = useRef<HTMLInputElement>(null)
  const form = usePhoneForm(owner, stored, (isRemoved) => {
    input.current?.focus()
    showToast({ text: t(isRemoved ? 'profile.phone.removed' : 'profile.phone.saved') })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    input.current?.focus()
    form.submit()
  }
  return (
    <form className={css.phone} noValidate={true} onSubmit={submit}>
      <Field
        error={problemOf(form, t)}
        help={t('profile.phone.help')}
        label={t('profile.field.phoneNumber')}
        optional={t('profile.optional')}
      >
        <TextInput
          autoComplete="tel"
          dir="ltr"
          icon={Phone}
          onChange={({ target }) => form.type(target.value)}
          ref={input}
          type="tel"
          value={form.text}
        />
      </Field>
      {form.isChanged ? <PhoneActions form={form} /> : <PhoneStatus form={form} phone={stored.phone} />}
      <PhoneConflict form={form} />
      <LeaveGuard
        isUnsaved={form.isChanged}
        words={{
          title: t('profile.leave.title'),
          text: t('profile.leave.text'),
          go: t('profile.leave.go'),
          stay: t('profile.leave.stay'),
        }}
      />
    </form>
  )
}

type T = ReturnType<typeof useTranslator<'profile'>>['t']

function problemOf({ isInvalid, failure }: PhoneFormState, t: T): string | undefined {
  if (isInvalid) return t('profile.problem.phoneNumber')
  return failure && t(`profile.phone.${failure}`)
}

function PhoneActions({ form }: { form: PhoneFormState }) {
  const { t } = useTranslator('profile')
  return (
    <div className={css.actions}>
      <Button busy={form.isSaving} kind="primary" type="submit">
        {t(form.text.trim() === '' ? 'profile.phone.remove' : 'profile.phone.save')}
      </Button>
      <Button onClick={form.undo}>{t('profile.undo')}</Button>
    </div>
  )
}

function PhoneConflict({ form }: { form: PhoneFormState }) {
  const { t } = useTranslator('profile')
  const numberText = (number: string) =>
    number ? <bdi dir="ltr">{readablePhone(number)}</bdi> : t('profile.conflict.empty')
  return (
    <ConflictDialog
      differences={[
        {
          id: 'phoneNumber',
          name: t('profile.field.phoneNumber'),
          mine: numberText(form.text),
          theirs: numberText(form.theirs ?? ''),
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

const LOOKS = {
  pending: { tone: 'warn', icon: Clock },
  delivered: { tone: 'ok', icon: Check },
  failed: { tone: 'bad', icon: CircleAlert },
  kept: { tone: 'neutral', icon: HardDrive },
} as const satisfies Record<PhoneWire['status'], unknown>

/** The state of the sync event; one that failed permanently can be sent again. */
function PhoneStatus({ phone, form }: { phone: PhoneWire | null; form: PhoneFormState }) {
  const { t } = useTranslator('profile')
  if (!phone) return null
  const { status } = phone
  return (
    <div className={css.status}>
      <div role="status">
        <Badge {...LOOKS[status]}>{t(`profile.phone.${status}`)}</Badge>
        <p className={css.note}>{t(`profile.phone.${status}Text`)}</p>
      </div>
      {status === 'failed' && (
        <Button busy={form.isSaving} onClick={form.submit}>
          {t('profile.phone.retry')}
        </Button>
      )}
    </div>
  )
}

/** The typed text, and the version of the number that it replaces. */
type Draft = { text: string; version: number }

const numberIn = ({ phone }: StoredPhone) => phone?.phoneNumber ?? ''

/** The number that another tab saved meanwhile, if that is why a save was rejected. */
function currentIn(cause: unknown): StoredPhone | undefined {
  return cause instanceof CallFailed && cause.problem === 'stale' ? (cause.current as StoredPhone) : undefined
}

/** Returns the text key for why the save failed. */
const failureOf = (cause: unknown) =>
  cause instanceof CallFailed && cause.kind === 'network' ? ('offline' as const) : ('notSaved' as const)

function useSave(owner: Owner, onSaved: (saved: StoredPhone) => void) {
  const calls = useCalls()
  const client = useQueryClient()
  const { queryKey } = accountQuery(calls, owner)
  const adopt = (saved: StoredPhone) =>
    client.setQueryData(queryKey, (account?: AccountWire) => account && { ...account, ...saved })
  const save = useMutation({
    mutationFn: ({ text, version }: Draft) => savePhone(calls, owner, text, version),
    // Offline it fails at once: a number that is sent on its own later would surprise people.
    networkMode: 'always',
    onSuccess: (saved) => {
      adopt(saved)
      onSaved(saved)
    },
  })
  return { save, adopt }
}

/** The number being edited. Clearing it removes the saved number. */
function usePhoneForm(owner: Owner, stored: StoredPhone, onSaved: (isRemoved: boolean) => void) {
  const [draft, setDraft] = useState<Draft>()
  const [isRefused, setIsRefused] = useState(false)
  const { save, adopt } = useSave(owner, (saved) => {
    setDraft(undefined)
    onSaved(numberIn(saved) === '')
  })
  const { text, version } = draft ?? { text: readablePhone(numberIn(stored)), version: stored.phoneVersion }
  const theirs = currentIn(save.error)
  const isValid = isPhoneOrEmpty(text)
  const drop = () => {
    save.reset()
    setIsRefused(false)
    setDraft(undefined)
  }
  return {
    text,
    isChanged: (readPhoneNumber(text) ?? text) !== numberIn(stored),
    isInvalid: isRefused && !isValid,
    isSaving: save.isPending,
    failure: save.isError && !theirs ? failureOf(save.error) : undefined,
    /** The number that was saved elsewhere meanwhile; undefined when there is no conflict. */
    theirs: theirs && numberIn(theirs),
    type(next: string) {
      save.reset()
      setDraft({ text: next, version })
    },
    undo: drop,
    submit() {
      setIsRefused(!isValid)
      if (isValid && !save.isPending) save.mutate({ text, version })
    },
    keepMine: () => theirs && save.mutate({ text, version: theirs.phoneVersion }),
    takeTheirs() {
      if (theirs) adopt(theirs)
      drop()
    },
    decideLater: () => save.reset(),
  }
}

type PhoneFormState = ReturnType<typeof usePhoneForm>
