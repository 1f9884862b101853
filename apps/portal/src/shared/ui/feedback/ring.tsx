import { type ReactNode, useId } from 'react'
import css from './ring.module.css'

type Props = {
  /** Everything it shows, as text: "54% of theory". */
  label: string
  /** From 0 to 1. */
  value: number
  size?: 'sm' | 'md' | 'lg'
  /** On water, such as a scene, the ring is white. */
  on?: 'surface' | 'water'
  children?: ReactNode
}

const STROKE = 9
const RADIUS = 50 - STROKE / 2

export function Ring({ label, value, size = 'md', on = 'surface', children }: Props) {
  const id = useId()
  const ends = on === 'water' ? ['#9be2dc', '#fff'] : ['var(--d10)', 'var(--d25)']
  const done = Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
    <div className={css.ring} data-on={on} data-size={size}>
      <svg aria-label={label} role="img" viewBox="0 0 100 100">
        <defs>
          <linearGradient id={id}>
            <stop stopColor={ends[0]} />
            <stop offset="1" stopColor={ends[1]} />
          </linearGradient>
        </defs>
        <circle className={css.track} cx="50" cy="50" fill="none" r={RADIUS} strokeWidth={STROKE} />
        <circle
          cx="50"
          cy="50"
          fill="none"
          pathLength={100}
          r={RADIUS}
          stroke={done > 0 ? `url(#${id})` : 'none'}
          strokeDasharray={`${done} 100`}
          strokeLinecap="round"
          strokeWidth={STROKE}
        />
      </svg>
      <span aria-hidden="true" className={css.inner}>
        {children}
      </span>
    </div>
  )
}
