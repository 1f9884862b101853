import { useId } from 'react'

const BODY = 'M8 160V54a28 28 0 0 1 56 0v106a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8Z'
/** A common working pressure counts as full; a higher starting pressure replaces it. */
const FULL_BAR = 232
const BOTTOM = 168
const INSIDE = 130

/** How full it was before and after. The numbers are shown beside it. */
export function Cylinder({ start, end }: { start: number; end: number | null }) {
  const clip = useId()
  const full = Math.max(FULL_BAR, start)
  const level = (bar: number) => BOTTOM - (bar / full) * INSIDE
  const left = level(end ?? start)
  return (
    <svg aria-hidden="true" viewBox="0 0 72 176">
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <path d={BODY} fill="var(--surface-3)" />
      <g clipPath={`url(#${clip})`}>
        <rect fill="var(--d5)" height={BOTTOM} width="72" y={level(start)} />
        <path d={`M0 ${left}q9-5 18 0t18 0 18 0 18 0V${BOTTOM}H0Z`} fill="var(--d18)" />
      </g>
      <path
        d="M30 26V14h12v12M22 12h28"
        fill="none"
        stroke="var(--ink-2)"
        strokeLinecap="round"
        strokeWidth="5"
      />
    </svg>
  )
}
