import { qrCode } from '@fathom/look/drawings/card/qr-code.ts'
import { useMemo } from 'react'

const QUIET = 4

/** The code with the quiet zone that cameras need; always dark on white, in both themes. */
export function QrPicture({
  text,
  label,
  className,
}: {
  text: string
  label: string
  className?: string | undefined
}) {
  const { size, path } = useMemo(() => qrCode(text), [text])
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
