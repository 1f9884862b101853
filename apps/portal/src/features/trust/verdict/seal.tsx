import type { Verdict } from '@fathom/domain/trust'
import css from './verdict.module.css'

/** The sign in the seal: a shape for each verdict, so that nobody depends on the color. */
const SIGNS: Readonly<Record<Verdict, string>> = {
  valid: 'M25 41l10 10 20-21',
  altered: 'M28 28l24 24M52 28 28 52',
  incomplete: 'M28 40h.1M40 40h.1M52 40h.1',
  revoked: 'M26 40a14 14 0 1 0 28 0a14 14 0 1 0-28 0M30 30l20 20',
  expired: 'M26 40a14 14 0 1 0 28 0a14 14 0 1 0-28 0M40 32v9l6 4',
  'unknown-issuer': 'M33 33a7 7 0 1 1 10 6.500c-2 1.200-3 2.500-3 5M40 53v.1',
  unreadable: 'M33 33a7 7 0 1 1 10 6.500c-2 1.200-3 2.500-3 5M40 53v.1',
}

const WAVES = 14

/** A wavy rim, like that of a stamp. */
const rim = Array.from({ length: WAVES * 6 }, (_, at) => {
  const angle = (at / (WAVES * 6)) * 2 * Math.PI
  const radius = 36.5 + 1.8 * Math.cos(angle * WAVES)
  return `${(40 + radius * Math.cos(angle)).toFixed(1)} ${(40 + radius * Math.sin(angle)).toFixed(1)}`
}).join('L')

export function Seal({ verdict }: { verdict: Verdict }) {
  return (
    <svg aria-hidden="true" className={css.seal} viewBox="0 0 80 80">
      <path d={`M${rim}Z`} fill="#fff" />
      <path className={css.sign} d={SIGNS[verdict]} />
    </svg>
  )
}
