import type { Judgement, StatementKind } from '@fathom/domain/trust'
import { contours } from '@fathom/look/drawings/contours.ts'
import { useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Seal } from './seal.tsx'
import css from './verdict.module.css'

const SIZE = { width: 540, height: 240 }

/** The verdict in the largest type: text, seal and color say the same. */
export function Saying({ judgement, kind }: { judgement: Judgement; kind: StatementKind }) {
  const { t } = useTranslator('trust')
  const { verdict } = judgement
  return (
    <div className={css.say} role="status">
      <Art seed={judgement.statement?.statusIndex ?? 7} />
      <Seal verdict={verdict} />
      <h1 className={css.title} tabIndex={-1}>
        {kind === 'document' && verdict !== 'expired' && verdict !== 'incomplete'
          ? t(`trust.form.${verdict}.title`)
          : t(`trust.${verdict}.title`)}
      </h1>
      <p>{useSentence(judgement, kind)}</p>
    </div>
  )
}

function useSentence({ verdict, issuer, statement }: Judgement, kind: StatementKind): string {
  const { t, formatDay } = useTranslator('trust')
  const name = issuer?.name ?? ''
  if (kind === 'document' && verdict === 'unreadable') return t('trust.form.unreadable.text')
  if (verdict === 'valid' || verdict === 'revoked') return t(`trust.${verdict}.text`, { issuer: name })
  if (verdict !== 'expired') return t(`trust.${verdict}.text`)
  const date = formatDay(lastDay(statement?.expiresAt ?? 0))
  return t('trust.expired.text', { issuer: name, date })
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
