import type { OfficePersonWire } from '@fathom/contract/office'
import type { ParticipantKind } from '@fathom/domain/references'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type ChangeProps, Refusal } from './change-refusal.tsx'
import { changeOf, draftOf, type EntryProblem, entryOf, problemsOf, refusedFields } from './entry-draft.ts'
import { EntryFields, useFocusOnProblem } from './entry-fields.tsx'
import css from './people.module.css'
import { changeDirectory } from './people.queries.ts'

type Props = ChangeProps & { kind: ParticipantKind }

/** OF-03: by what others find a professional or a dive center. */
export function DirectoryCard(props: Props) {
  const { t } = useTranslator('office-people')
  const { person, kind } = props
  const isNew = !entryOf(person.numbers, kind)
  return (
    <Card title={t('office-people.directory.title')}>
      <div className={css.change}>
        <p className={css.quiet}>{t(`office-people.directory.${kind}Text`)}</p>
        {isNew && <p>{t('office-people.directory.none')}</p>}
        <Entry key={savedOf(person)} {...props} />
      </div>
    </Card>
  )
}

/** A saved change begins a new form. */
const savedOf = ({ affiliateId, numbers }: OfficePersonWire) => JSON.stringify([affiliateId, numbers])

function Entry({ person, kind, signing, onChanged, addressFields }: Props) {
  const { t, formatId } = useTranslator('office-people')
  const calls = useCalls()
  const next = person.nextNumbers[kind]
  const stored = entryOf(person.numbers, kind)
  const [draft, setDraft] = useState(draftOf(stored, next))
  const [problems, setProblems] = useState<readonly EntryProblem[]>([])
  const place = useRef<HTMLDivElement>(null)
  useFocusOnProblem(place, problems)
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      signing.freshly(() => changeDirectory(calls, person.affiliateId, changeOf(kind, draft))),
    onSuccess: () => {
      showToast({ text: t('office-people.directory.saved') })
      onChanged()
    },
    onError: (error) => setProblems(refusedFields(error)),
  })
  const isSame = stored && JSON.stringify(draft) === JSON.stringify(draftOf(stored, next))
  return (
    <>
      <EntryFields
        addressFields={addressFields}
        draft={draft}
        help={
          stored
            ? t('office-people.directory.replaceHelp')
            : t('office-people.numberFree', { number: formatId(next) })
        }
        kind={kind}
        onChange={(part) => {
          setDraft({ ...draft, ...part })
          setProblems(problems.filter(({ field }) => !(field in part)))
        }}
        problems={problems}
        ref={place}
      />
      {refusedFields(save.error).length === 0 && <Refusal error={save.error} signing={signing} />}
      <Button
        busy={save.isPending}
        disabled={isSame}
        onClick={() => {
          const found = problemsOf(kind, draft)
          setProblems(found)
          if (found.length === 0) save.mutate()
        }}
      >
        {t('office-people.directory.save')}
      </Button>
    </>
  )
}
