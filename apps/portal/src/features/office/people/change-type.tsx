import { type ParticipantKind, participantKindOf } from '@fathom/domain/references'
import { type AffiliateType, isStaffMember } from '@fathom/domain/session'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type ChangeProps, Refusal } from './change-refusal.tsx'
import {
  changeOf,
  draftOf,
  type EntryDraft,
  type EntryProblem,
  entryOf,
  problemsOf,
  refusedFields,
} from './entry-draft.ts'
import { EntryFields, useFocusOnProblem } from './entry-fields.tsx'
import css from './people.module.css'
import { changeType } from './people.queries.ts'
import { TYPE_KEYS, TYPES, typeIn } from './people-view.ts'

type Props = ChangeProps & { mayMakeStaff: boolean }

/** OF-03: anyone who becomes a professional or a dive center gets a number, or has the one from before again. */
export function TypeCard(props: Props) {
  const { person, signing, onChanged, mayMakeStaff } = props
  const { t, formatId } = useTranslator('office-people', 'office-content', 'profile')
  const calls = useCalls()
  const [type, setType] = useState(person.type)
  const [isAsked, setIsAsked] = useState(false)
  const entry = useNewEntry(props, type)
  const change = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      signing.freshly(() => changeType(calls, person.affiliateId, { type, ...entry.change() })),
    onSuccess: () => {
      showToast({ text: t('office-people.typeSaved') })
      onChanged()
    },
    onError: (error) => entry.refuse(refusedFields(error)),
  })
  const types = TYPES.filter((each) => mayMakeStaff || !isStaffMember(each) || each === person.type)
  return (
    <Card title={t('office-people.changeType')}>
      <div className={css.change}>
        <p className={css.quiet}>{t('office-people.typeText')}</p>
        <Field label={t('profile.account.kind')}>
          <Select
            onChange={({ target }) => {
              setType(typeIn(target.value) ?? type)
              entry.refuse([])
            }}
            value={type}
          >
            {types.map((each) => (
              <option key={each} value={each}>
                {t(TYPE_KEYS[each])}
              </option>
            ))}
          </Select>
        </Field>
        {entry.fields}
        {refusedFields(change.error).length === 0 && <Refusal error={change.error} signing={signing} />}
        <Button
          busy={change.isPending}
          disabled={type === person.type}
          onClick={() => setIsAsked(entry.isValid())}
        >
          {t('office-people.changeType')}
        </Button>
        <ConfirmDialog
          confirmLabel={t('office-people.changeType')}
          keepLabel={t('office-content.cancel')}
          onConfirm={() => {
            setIsAsked(false)
            change.mutate()
          }}
          onKeep={() => setIsAsked(false)}
          open={isAsked}
          title={t('office-people.typeAsk', {
            ...{ name: person.name, number: formatId(person.affiliateId) },
            ...{ from: t(TYPE_KEYS[person.type]), to: t(TYPE_KEYS[type]) },
          })}
        >
          <p>{t('office-people.typeText')}</p>
          <NumberStays {...props} />
        </ConfirmDialog>
      </div>
    </Card>
  )
}

const entryOfType = ({ person }: ChangeProps, type: AffiliateType) => {
  const kind = participantKindOf(type)
  return kind && entryOf(person.numbers, kind)
}

function NumberStays(props: ChangeProps) {
  const { t, formatId } = useTranslator('office-people')
  const entry = entryOfType(props, props.person.type)
  return entry ? <p>{t('office-people.numberStays', { number: formatId(entry.number) })}</p> : null
}

/** What is asked of someone who becomes this: nothing, or the fields, or only what was there before is shown. */
function useNewEntry({ person, addressFields }: ChangeProps, type: AffiliateType) {
  const kind = type === person.type ? undefined : participantKindOf(type)
  const before = kind && entryOf(person.numbers, kind)
  const [drafts, setDrafts] = useState<Partial<Record<ParticipantKind, EntryDraft>>>({})
  const [problems, setProblems] = useState<readonly EntryProblem[]>([])
  const place = useRef<HTMLDivElement>(null)
  const { t, formatId } = useTranslator('office-people')
  useFocusOnProblem(place, problems)
  if (!kind || before)
    return {
      change: () => ({}),
      isValid: () => true,
      refuse: setProblems,
      fields: before && (
        <p>{t(`office-people.numberBefore.${before.kind}`, { number: formatId(before.number) })}</p>
      ),
    }
  const next = person.nextNumbers[kind]
  const draft = drafts[kind] ?? draftOf(undefined, next)
  return {
    change: () => changeOf(kind, draft),
    isValid: () => {
      const found = problemsOf(kind, draft)
      setProblems(found)
      return found.length === 0
    },
    refuse: setProblems,
    fields: (
      <EntryFields
        addressFields={addressFields}
        draft={draft}
        help={t('office-people.numberFree', { number: formatId(next) })}
        kind={kind}
        onChange={(part) => {
          setDrafts({ ...drafts, [kind]: { ...draft, ...part } })
          setProblems(problems.filter(({ field }) => !(field in part)))
        }}
        problems={problems}
        ref={place}
      />
    ),
  }
}
