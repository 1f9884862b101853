import { type QrLevel, qrCode } from '@fathom/look/drawings/card/qr-code.ts'
import { useMemo } from 'react'

const QUIET = 4

/** The code with the quiet zone that cameras need; always dark on white, in both themes. */
export function QrPicture({
  text,
  label,
  level = 'M',
  className,
}: {
  text: string
  label: string
  level?: QrLevel
  className?: string | undefined
}) {
  const { size, path } = useMemo(() => qrCode(text, level), [text, level])
  const all = size + 2 * QUIET
  return (
    <svg
      aria-label={label}
      className={className}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`${-QUIET} ${-QUIET} ${all} ${all}`}
    >
      <rect fill="#fff" height={all} width={all} x={-QUIET} y={-QUIET} />
      <path d={path} fill="#06232f" />
    </svg>
  )
}
