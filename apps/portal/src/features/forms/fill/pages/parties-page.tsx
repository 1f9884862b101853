import type { OwnPartiesWire } from '@fathom/contract/forms'
import { type Parties, partiesIn } from '@fathom/domain/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, use, useState } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { Select } from '../../../../shared/ui/form/select.tsx'
import { ownPartiesQuery } from '../../standings/standings.queries.ts'
import { formDraftQuery } from '../fill.queries.ts'
import layout from '../form-layout.module.css'
import { FormLayout, HasGoneOn, PageFooter, PageHeading } from '../form-layout.tsx'
import { FormSkeleton } from '../form-states.tsx'
import css from './pages.module.css'

type Kind = OwnPartiesWire[number]['kind']
type Party = OwnPartiesWire[number]

type Props = {
  affiliateId: number
  /** Finds someone by number; `onFound` chooses the result. */
  lookup: (kind: Kind, onFound: (found: { number: number; name: string }) => void) => ReactNode
  onChoose: (parties: Parties) => void
}

const FORM = 'liability-release'
const KINDS: readonly Kind[] = ['store', 'member']
const BLANK = { store: 'forms.release.blank.store', member: 'forms.release.blank.instructor' } as const

/** TS-09: whom the release names. They come from the directory, so that they can open what was signed. */
export function PartiesPage({ affiliateId, lookup, onChoose }: Props) {
  const calls = useCalls()
  const own = useQuery(ownPartiesQuery(calls, affiliateId))
  const draft = useQuery(formDraftQuery(calls, FORM))
  if (own.isPending || draft.isPending) return <FormSkeleton form={FORM} />
  const begun = partiesIn(draft.data?.filledFor)
  return (
    <Choice
      affiliateId={affiliateId}
      begun={begun}
      lookup={lookup}
      onChoose={onChoose}
      own={own.data ?? []}
    />
  )
}

type ChoiceProps = Props & { own: readonly Party[]; begun: Parties | undefined }

function Choice({ affiliateId, own, begun, lookup, onChoose }: ChoiceProps) {
  const { t } = useTranslator('forms', 'forms-standing')
  const [found, setFound] = useState<readonly Party[]>([])
  const [chosen, setChosen] = useState(() => firstChoice(own, begun))
  const check = usePartiesCheck(affiliateId)
  const hasGoneOn = use(HasGoneOn)
  const choose = (kind: Kind, number: number | null) => {
    check.reset()
    setChosen((now) => ({ ...now, [kind]: number }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check.mutate(chosen, {
      onSuccess: (problem) => {
        if (problem) return
        hasGoneOn.current = true
        onChoose({ storeNumber: chosen.store, memberNumber: chosen.member })
      },
    })
  }
  const errorOf = (kind: Kind) => {
    const other = { 'other-store': 'store', 'other-instructor': 'member', missing: kind } as const
    if (!check.data || other[check.data] !== kind) return undefined
    return t(`forms-standing.parties.${check.data}`)
  }
  return (
    <FormLayout first="text" step="text" title={t('forms.release.title')}>
      <form noValidate={true} onSubmit={submit}>
        <div>
          <PageHeading isFirst={true}>{t('forms-standing.parties.title')}</PageHeading>
          <p className={layout.lead}>{t('forms-standing.parties.text')}</p>
        </div>
        {KINDS.map((kind) => (
          <Field error={errorOf(kind)} key={kind} label={t(BLANK[kind])}>
            <Select
              onChange={({ target }) => choose(kind, Number(target.value) || null)}
              value={String(chosen[kind] ?? '')}
            >
              <option value="">{t(`forms-standing.parties.none.${kind}`)}</option>
              {[...own, ...found]
                .filter((party) => party.kind === kind)
                .map(({ number, name }) => (
                  <option key={number} value={number}>
                    {name}
                  </option>
                ))}
            </Select>
          </Field>
        ))}
        <PageFooter next={t('forms.fill.goOn')} />
      </form>
      <section className={css.blanks}>
        <h3 className={css['box-title']}>{t('forms-standing.parties.other')}</h3>
        {KINDS.map((kind) => (
          <div key={kind}>
            {lookup(kind, ({ number, name }) => {
              setFound((known) => [...known.filter((each) => each.number !== number), { kind, number, name }])
              choose(kind, number)
            })}
          </div>
        ))}
      </section>
    </FormLayout>
  )
}

type PartiesProblem = 'missing' | 'other-store' | 'other-instructor'

type Chosen = Record<Kind, number | null>

/**
 * TS-09: at least one is named, and the dive center is one with which the diver trains or where the instructor
 * works. Another instructor is named together with the dive center where they work. Offline it's checked when the
 * release is sent.
 */
function usePartiesCheck(affiliateId: number) {
  const calls = useCalls()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ store, member }: Chosen): Promise<PartiesProblem | undefined> => {
      if (store === null && member === null) return 'missing'
      const named = { storeNumber: store, memberNumber: member }
      const query = { ...ownPartiesQuery(calls, affiliateId, named), networkMode: 'always' as const }
      const known = await client.fetchQuery(query).catch(() => undefined)
      const isOther = (wanted: Kind, chosen: number | null) =>
        known !== undefined &&
        chosen !== null &&
        !known.some(({ kind, number }) => kind === wanted && number === chosen)
      if (isOther('store', store)) return 'other-store'
      return isOther('member', member) ? 'other-instructor' : undefined
    },
  })
}

/** What the draft names, else the newest of those with whom the diver trains. */
function firstChoice(own: readonly Party[], begun: Parties | undefined): Chosen {
  const isOwn = (kind: Kind, number: number | null | undefined) =>
    own.some((party) => party.kind === kind && party.number === number)
  const first = (kind: Kind) => own.find((party) => party.kind === kind)?.number ?? null
  const of = (kind: Kind, number: number | null | undefined) =>
    number != null && isOwn(kind, number) ? number : first(kind)
  return { store: of('store', begun?.storeNumber), member: of('member', begun?.memberNumber) }
}
