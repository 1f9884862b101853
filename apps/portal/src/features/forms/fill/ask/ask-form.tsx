import { isEmail } from '@fathom/domain/account'
import { hasLetters, isFullName, type LinkRole } from '@fathom/domain/forms'
import { LOCALES, type Locale, languageNames } from '@fathom/domain/translations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Send from 'lucide-react/icons/send'
import { type FormEvent, useRef, useState } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { CallFailed } from '../../../../shared/http/index.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { Select } from '../../../../shared/ui/form/select.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { useOneAtATime } from '../../../../shared/use-one-at-a-time.ts'
import { useOnline } from '../../../../shared/use-online.ts'
import css from '../done.module.css'
import { useFirstProblem } from '../field-focus.tsx'
import { askByMail } from './ask.queries.ts'

/** What is wrong with the name or the address, by the server's problem. */
const ADDRESS_PROBLEMS = {
  'address-invalid': 'forms-signers.ask.address-invalid',
  'address-own': 'forms-signers.ask.address-own',
  'address-of-minor': 'forms-signers.ask.address-of-minor',
  'address-of-other-signer': 'forms-signers.ask.address-of-other-signer',
} as const
const NAME_PROBLEMS = { 'signer-name-incomplete': 'forms-signers.name-incomplete' } as const
/** A parent may have the diver's name. */
const NAME_OWN = {
  physician: 'forms-signers.ask.name-own',
  guardian: 'forms-signers.ask.name-own.guardian',
} as const
const TEACHER = {
  physician: 'forms-signers.ask.teacher',
  guardian: 'forms-signers.guardian-is-teacher',
} as const

/** The words for the first of the problems that the table knows. */
const wordsIn = <Key extends string>(table: Readonly<Record<string, Key>>, problems: readonly string[]) =>
  problems.flatMap((problem) => table[problem] ?? [])[0]

/** All that the server found, so that name and address are corrected at once. */
function problemsIn(error: unknown): readonly string[] {
  if (!(error instanceof CallFailed)) return []
  const { problems } = (error.answer ?? {}) as { problems?: unknown }
  const found = Array.isArray(problems) ? problems.filter((each) => typeof each === 'string') : []
  return found.length > 0 ? found : [error.problem ?? 'failed']
}

/** As the server asks for it; a physician's link may go to a clinic. */
const isNameOf: Readonly<Record<LinkRole, (name: string) => boolean>> = {
  physician: (name) => hasLetters(name, 2),
  guardian: isFullName,
}

type Props = { documentId: string; reader: LinkRole; onAsked: () => void }

/** To whom we mail the link, and in which language. */
export function AskForm({ documentId, reader, onAsked }: Props) {
  const { t, locale } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const client = useQueryClient()
  const place = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState<Locale>(LOCALES.find((each) => each === locale) ?? 'en-US')
  const [refused, setRefused] = useState(0)
  useFirstProblem(place, refused)
  const oneAtATime = useOneAtATime()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      askByMail(calls, documentId, { role: reader, name: name.trim(), email: email.trim(), language }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['forms'] })
      onAsked()
    },
    onError: () => setRefused(refused + 1),
  })
  const problems = problemsIn(send.error)
  const errors = useAskErrors({ reader, name, email, showsMissing: refused > 0, problems })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isNameOf[reader](name.trim()) && isEmail(email.trim())) oneAtATime(() => send.mutateAsync())
    else setRefused(refused + 1)
  }
  const edit = (set: (value: string) => void) => (value: string) => {
    send.reset()
    set(value)
  }
  return (
    <form className={css.made} noValidate={true} onSubmit={submit} ref={place}>
      <Field error={errors.name} label={t(`forms-signers.ask.name.${reader}`)}>
        <TextInput
          autoComplete="off"
          dir="auto"
          maxLength={200}
          onChange={({ target }) => edit(setName)(target.value)}
          value={name}
        />
      </Field>
      <Field error={errors.email} label={t('forms-signers.ask.email')}>
        <TextInput
          autoComplete="off"
          dir="ltr"
          inputMode="email"
          maxLength={254}
          onChange={({ target }) => edit(setEmail)(target.value)}
          type="email"
          value={email}
        />
      </Field>
      <LanguageField onChange={setLanguage} value={language} />
      {errors.call && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {errors.call}
        </Banner>
      )}
      <Button block={true} busy={send.isPending} icon={Send} kind="primary" size="lg" type="submit">
        {t('forms-signers.ask.send')}
      </Button>
    </form>
  )
}

type Asked = {
  reader: LinkRole
  name: string
  email: string
  showsMissing: boolean
  problems: readonly string[]
}

function useAskErrors({ reader, name, email, showsMissing, problems }: Asked) {
  const { t } = useTranslator('forms', 'forms-signers')
  const isOnline = useOnline()
  const ofAddress = wordsIn({ ...ADDRESS_PROBLEMS, 'address-of-teacher': TEACHER[reader] }, problems)
  const named = { ...NAME_PROBLEMS, 'name-own': NAME_OWN[reader], 'name-of-teacher': TEACHER[reader] }
  const ofName = wordsIn(named, problems)
  const isMissing = showsMissing && !isEmail(email.trim())
  const callProblem = () => {
    if (!isOnline) return t('forms.fill.done.link.offline')
    return problems.includes('too-many-links')
      ? t('forms-signers.ask.too-many-links')
      : t('forms-signers.ask.failed')
  }
  const isOfCall = problems.length > 0 && !ofAddress && !ofName
  const nameError = () => {
    if (ofName) return t(ofName)
    if (!showsMissing || isNameOf[reader](name.trim())) return undefined
    return t(name.trim() === '' ? 'forms-signers.missing' : 'forms-signers.name-incomplete')
  }
  return {
    name: nameError(),
    email: ofAddress ? t(ofAddress) : isMissing ? t('forms-signers.ask.address-invalid') : undefined,
    call: isOfCall ? callProblem() : undefined,
  }
}

function LanguageField({ value, onChange }: { value: Locale; onChange: (value: Locale) => void }) {
  const { t, locale } = useTranslator('forms', 'forms-signers')
  const names = languageNames(LOCALES, locale)
  return (
    <Field label={t('forms-signers.ask.language')}>
      <Select
        onChange={({ target }) => onChange(LOCALES.find((each) => each === target.value) ?? value)}
        value={value}
      >
        {LOCALES.map((each, at) => (
          <option key={each} value={each}>
            {names[at]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
