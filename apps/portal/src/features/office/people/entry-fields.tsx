import type { AddressDraft, AddressProblem } from '@fathom/domain/profile'
import type { ParticipantKind } from '@fathom/domain/references'
import { type ReactNode, type Ref, useEffect } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import type { EntryDraft, EntryProblem } from './entry-draft.ts'
import css from './people.module.css'

/** The fields of an address, provided by the feature that knows countries and states. */
export type AddressSlot = (props: {
  address: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  problems: readonly AddressProblem[]
}) => ReactNode

type Props = {
  kind: ParticipantKind
  draft: EntryDraft
  problems: readonly EntryProblem[]
  /** Below the number. */
  help: string
  onChange: (change: Partial<EntryDraft>) => void
  addressFields: AddressSlot
  ref: Ref<HTMLDivElement>
}

/** By what others find a professional or a dive center. */
export function EntryFields({ kind, draft, problems, help, onChange, addressFields, ref }: Props) {
  const { t } = useTranslator('office-people', 'profile')
  const wordsOf = useEntryWords(kind)
  const at = (field: 'number' | 'name') => problems.find((each) => each.field === field)
  return (
    <div className={css.fields} ref={ref}>
      <Field
        error={wordsOf(at('number'))}
        help={help}
        label={t(kind === 'member' ? 'profile.lookup.memberNumber' : 'profile.lookup.storeNumber')}
      >
        <TextInput
          autoComplete="off"
          dir="ltr"
          inputMode="numeric"
          onChange={({ target }) => onChange({ number: target.value })}
          value={draft.number}
        />
      </Field>
      {kind === 'store' && (
        <>
          <Field error={wordsOf(at('name'))} label={t('office-people.centerName')}>
            <TextInput
              autoComplete="off"
              dir="auto"
              onChange={({ target }) => onChange({ name: target.value })}
              value={draft.name}
            />
          </Field>
          {addressFields({ address: draft, onChange, problems: problems.filter(isOfAddress) })}
        </>
      )}
    </div>
  )
}

const isOfAddress = (problem: EntryProblem): problem is AddressProblem =>
  problem.field !== 'number' && problem.field !== 'name'

function useEntryWords(kind: ParticipantKind): (problem: EntryProblem | undefined) => string | undefined {
  const { t, formatId } = useTranslator('office-people', 'profile')
  return (one) => {
    if (one?.field === 'number') {
      if (one.problem === 'missing') return t(`profile.lookup.problem.${kind}Missing`)
      if (one.problem === 'digits')
        return t('profile.lookup.problem.digits', { example: formatId(kind === 'member' ? 500001 : 7001) })
      if (!('next' in one)) return t('office-people.problem.numberTooLong')
      const next = formatId(one.next)
      return one.problem === 'in-use'
        ? t('office-people.problem.numberInUse', { next })
        : t('office-people.problem.numberUsedBefore', { next })
    }
    if (one?.field !== 'name') return undefined
    if (one.problem === 'missing') return t('office-people.problem.centerName')
    return one.problem === 'too-long' ? t('profile.problem.nameTooLong') : t(`profile.problem.${one.problem}`)
  }
}

/** After a refusal, the first field that is wrong has the focus. */
export function useFocusOnProblem(
  place: { current: HTMLDivElement | null },
  problems: readonly EntryProblem[],
): void {
  useEffect(() => {
    if (problems.length > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [place, problems])
}
