import type { Judgement, Statement, StatementKind } from '@fathom/domain/trust'
import { contours } from '@fathom/look/drawings/contours.ts'
import { useMemo } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { type FormNow, outcomeNow, type ShownVerdict, shownVerdict } from './shown-verdict.ts'
import css from './verdict.module.css'

const SIZE = { width: 540, height: 240 }

type HeaderProps = { judgement: Judgement; kind: StatementKind; formNow: FormNow }

/** The verdict in the largest type: text, seal and color say the same. */
export function VerdictHeader({ judgement, kind, formNow }: HeaderProps) {
  const { t } = useTranslator('trust')
  const verdict = shownVerdict(judgement, formNow)
  return (
    <div className={css.say} role="status">
      <Art seed={judgement.statement?.statusIndex ?? 7} />
      <Seal verdict={verdict} />
      <h1 className={css.title} tabIndex={-1}>
        {t(`${wordsOf(kind, verdict)}.title`)}
      </h1>
      <p>{useSentence(judgement, kind, formNow)}</p>
    </div>
  )
}

const OWN_WORDS = {
  document: [
    'valid',
    'altered',
    'unknown-issuer',
    'revoked',
    'unreadable',
    'expired',
    'declined',
    'replaced',
    'details-changed',
  ],
  dive: ['valid', 'altered', 'unknown-issuer', 'revoked', 'expired'],
} as const

type OwnWords<Kind extends keyof typeof OWN_WORDS> = (typeof OWN_WORDS)[Kind][number]
type FormOnly = 'pending' | 'declined' | 'replaced' | 'details-changed'
type WordsOf<V extends ShownVerdict> =
  | `trust.${Exclude<V, FormOnly>}`
  | `trust.form.${(V & OwnWords<'document'>) | (V extends 'pending' ? 'valid' : never)}`
  | `trust.dive.${V & OwnWords<'dive'>}`

const isOneOf = (own: readonly ShownVerdict[], verdict: ShownVerdict) => own.includes(verdict)

/** Where the words for a verdict are: forms and dives have their own for some verdicts. */
export function wordsOf<V extends ShownVerdict>(kind: StatementKind, verdict: V): WordsOf<V> {
  const words = () => {
    if (verdict === 'pending') return 'trust.form.valid'
    if (kind === 'document' && isOneOf(OWN_WORDS.document, verdict)) return `trust.form.${verdict}`
    return kind === 'dive' && isOneOf(OWN_WORDS.dive, verdict) ? `trust.dive.${verdict}` : `trust.${verdict}`
  }
  return words() as WordsOf<V>
}

function useSentence(judgement: Judgement, kind: StatementKind, formNow: FormNow): string {
  const { t, formatDay } = useTranslator('trust')
  const { issuer, statement } = judgement
  const verdict = shownVerdict(judgement, formNow)
  const name = issuer?.name ?? ''
  if (statement?.subject.kind === 'document') {
    if (verdict === 'pending') return t(`trust.form.outcome.${outcomeNow(statement.subject, formNow)}`)
    if (verdict === 'expired')
      return t('trust.expired.text', { issuer: name, date: formatDay(formEnd(statement, formNow)) })
  }
  if (
    verdict === 'pending' ||
    verdict === 'declined' ||
    verdict === 'replaced' ||
    verdict === 'details-changed'
  )
    return t('trust.form.uncounted')
  if (kind === 'document' && verdict === 'unreadable') return t('trust.form.unreadable.text')
  const isByBuddy = statement?.subject.kind === 'dive' && statement.subject.confirmer === 'buddy'
  if (isByBuddy && verdict === 'valid') return t('trust.dive.buddy.valid')
  if (verdict === 'valid' || verdict === 'revoked') return t(`trust.${verdict}.text`, { issuer: name })
  if (kind === 'dive' && verdict === 'expired') return t('trust.dive.buddy.kind')
  if (verdict !== 'expired') return t(`trust.${verdict}.text`)
  const date = formatDay(lastDay(statement?.expiresAt ?? 0))
  return t('trust.expired.text', { issuer: name, date })
}

/**
 * Until when a form counts: what the server says now comes before what the code says. It is a day of UTC, as on
 * the PDF and in the lists.
 */
export function formEnd({ expiresAt }: Statement, now: FormNow): string {
  const end = typeof now === 'object' ? now.validUntil : undefined
  if (end === undefined && expiresAt === undefined) return ''
  return (end ?? new Date((expiresAt ?? 0) * 1000).toISOString()).slice(0, 10)
}

/** The signed expiry day. It ends in the last time zone on earth, twelve hours behind UTC. */
export const lastDay = (expiresAt: number): string =>
  new Date((expiresAt - 12 * 3600) * 1000).toISOString().slice(0, 10)

/** Each card has its own seabed drawing, the same as on its front. */
function Art({ seed }: { seed: number }) {
  const lines = useMemo(() => contours(seed, SIZE), [seed])
  return (
    <svg aria-hidden="true" className={css.art} preserveAspectRatio="xMidYMid slice" viewBox="0 0 540 240">
      {lines.map(({ level, path }) => (
        <path d={path} fill="none" key={path} stroke="#fff" strokeOpacity={0.1 + level * 0.02} />
      ))}
    </svg>
  )
}

/** The sign in the seal: a shape for each verdict, so that nobody depends on the color. */
const SIGNS: Readonly<Record<ShownVerdict, string>> = {
  valid: 'M25 41l10 10 20-21',
  pending: 'M26 40a14 14 0 1 0 28 0a14 14 0 1 0-28 0M40 32v9l6 4',
  declined: 'M26 40a14 14 0 1 0 28 0a14 14 0 1 0-28 0M30 30l20 20',
  replaced: 'M26 40a14 14 0 1 0 28 0a14 14 0 1 0-28 0M30 30l20 20',
  'details-changed': 'M26 40a14 14 0 1 0 28 0a14 14 0 1 0-28 0M30 30l20 20',
  altered: 'M28 28l24 24M52 28 28 52',
  incomplete: 'M28 40h.1M40 40h.1M52 40h.1',
  revoked: 'M26 40a14 14 0 1 0 28 0a14 14 0 1 0-28 0M30 30l20 20',
  expired: 'M26 40a14 14 0 1 0 28 0a14 14 0 1 0-28 0M40 32v9l6 4',
  'unknown-issuer': 'M33 33a7 7 0 1 1 10 6.500c-2 1.200-3 2.500-3 5M40 53v.1',
  newer: 'M40 54V28M29 39l11-11 11 11',
  unreadable: 'M33 33a7 7 0 1 1 10 6.500c-2 1.200-3 2.500-3 5M40 53v.1',
}

const WAVES = 14

/** A wavy rim, like that of a stamp. */
const rim = Array.from({ length: WAVES * 6 }, (_, at) => {
  const angle = (at / (WAVES * 6)) * 2 * Math.PI
  const radius = 36.5 + 1.8 * Math.cos(angle * WAVES)
  return `${(40 + radius * Math.cos(angle)).toFixed(1)} ${(40 + radius * Math.sin(angle)).toFixed(1)}`
}).join('L')

function Seal({ verdict }: { verdict: ShownVerdict }) {
  return (
    <svg aria-hidden="true" className={css.seal} viewBox="0 0 80 80">
      <path d={`M${rim}Z`} fill="#fff" />
      <path className={css.sign} d={SIGNS[verdict]} />
    </svg>
  )
}
