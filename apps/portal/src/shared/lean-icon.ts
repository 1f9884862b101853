import { createElement } from 'react'

type IconData = { size: number; node: readonly (readonly [tag: string, attributes: { key: string }])[] }

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/**
 * Replaces the icon set's own factory in the build. Our icons only take a class, so this needs a tenth of the
 * code.
 */
export default function leanIcon({ size, node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ className }: { className?: string }) =>
    createElement('svg', { ...LINE, viewBox: `0 0 ${size} ${size}`, className }, parts)
}
