import { useMutation } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import Store from 'lucide-react/icons/store'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Segments } from '../../shared/ui/choice/segments.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import { Avatar } from '../../shared/ui/surface/avatar.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import { lookUp, type NoNumber, type Participant, type ParticipantKind, readNumber } from './look-up.ts'
import css from './participant-lookup.module.css'

type Props = {
  /** Restricts the lookup to one kind; without it both are possible. */
  only?: ParticipantKind
  /** What to offer for the result, such as a button that selects it. */
  action?: (found: Participant, kind: ParticipantKind, number: number) => ReactNode
}

const EXAMPLES: Record<ParticipantKind, number> = { member: 500_001, store: 7001 }

/** Finds an instructor or a store by its number (CA-28, VA-06). */
export function ParticipantLookup({ only, action }: Props) {
  const { t, formatId } = useTranslator('profile')
  const { kind, setKind, text, type, submit, problem, found, number, isSearching } = useLookup(only)
  const example = formatId(EXAMPLES[kind])
  return (
    <form className={css.lookup} noValidate={true} onSubmit={submit}>
      {only === undefined && (
        <Segments
          legend={t('profile.lookup.kind')}
          onSelect={setKind}
          segments={(['member', 'store'] as const).map((key) => ({ key, label: t(`profile.lookup.${key}`) }))}
          selected={kind}
        />
      )}
      <div className={css.row}>
        <Field
          error={problem && t(`profile.lookup.problem.${problem}`, { example })}
          label={t(`profile.lookup.${kind}Number`)}
        >
          <TextInput inputMode="numeric" onChange={({ target }) => type(target.value)} value={text} />
        </Field>
        <Button
          // Two lookups on one page have buttons with different names.
          aria-label={only && `${t('profile.lookup.find')}: ${t(`profile.lookup.${kind}Number`)}`}
          busy={isSearching}
          icon={Search}
          type="submit"
        >
          {t('profile.lookup.find')}
        </Button>
      </div>
      <div role="status">
        {found && <FoundParticipant action={action?.(found, kind, number)} found={found} kind={kind} />}
      </div>
    </form>
  )
}

function useLookup(only: ParticipantKind | undefined) {
  const calls = useCalls()
  const [kind, setKind] = useState<ParticipantKind>(only ?? 'member')
  const [text, setText] = useState('')
  const search = useMutation({
    mutationFn: async (typed: string): Promise<Participant | NoNumber> => {
      const number = readNumber(typed)
      return typeof number === 'string' ? number : ((await lookUp(calls, kind, number)) ?? 'unknown')
    },
  })
  return {
    kind,
    text,
    isSearching: search.isPending,
    found: typeof search.data === 'string' ? undefined : search.data,
    number: Number(readNumber(search.variables ?? '')),
    problem: problemOf(kind, search),
    setKind(next: ParticipantKind) {
      search.reset()
      setKind(next)
    },
    type(next: string) {
      search.reset()
      setText(next)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      search.mutate(text)
    },
  }
}

const intoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' })

type FoundParticipantProps = { found: Participant; kind: ParticipantKind; action: ReactNode }

/** The person or store that was found, with the public data only (EN-12). */
function FoundParticipant({ found, kind, action }: FoundParticipantProps) {
  const { t, locale, formatNumber } = useTranslator('profile')
  const { addressLine1, city, countryId } = found.address
  const country = countryId && new Intl.DisplayNames([locale], { type: 'region' }).of(countryId)
  const place = [addressLine1, city || found.city, country].filter(Boolean).join(', ')
  const credit = found.availableCredit
  return (
    // A bar at the bottom of the page may cover what appears.
    <div ref={intoView}>
      <List label={t('profile.lookup.found')}>
        <ListRow
          end={action}
          lead={kind === 'store' ? <Tile icon={Store} /> : <Avatar name={found.name} />}
          text={
            <>
              <bdi>{place}</bdi>
              {credit !== null && <> · {t('profile.lookup.credit', { amount: formatNumber(credit) })}</>}
            </>
          }
          title={<bdi>{found.name}</bdi>}
        />
      </List>
    </div>
  )
}

type SearchState = { isError: boolean; data: Participant | NoNumber | undefined; error: unknown }

const TOO_MANY = 429

/** Undefined while there is no problem. Invalid input is reported without calling the server. */
function problemOf(kind: ParticipantKind, { isError, data, error }: SearchState) {
  if (data === 'missing') return `${kind}Missing` as const
  if (data === 'unknown') return `${kind}Unknown` as const
  if (data === 'digits') return data
  if (!isError) return undefined
  return error instanceof CallFailed && error.status === TOO_MANY ? ('tooMany' as const) : ('failed' as const)
}
