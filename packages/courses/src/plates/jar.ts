import { box, INK, n, path, shape } from './kit.ts'

const WATER = '#0b4f7d'

/** An upside-down jar: the air fills the share that the pressure leaves. */
export function jar(id: string, x: number, y: number, width: number, height: number, depth: number): string {
  const share = 1 / (1 + depth / 10)
  const level = y + height * share
  const wall = `M${n(x)} ${n(y + height)}V${n(y + 22)}q0-22 22-22h${n(width - 44)}q22 0 22 22V${n(y + height)}`
  const swell = `M${n(x)} ${n(level)}q${n(width / 8)} -5 ${n(width / 4)} 0t${n(width / 4)} 0 ${n(width / 4)} 0 ${n(width / 4)} 0v8h${n(-width)}Z`
  return (
    `<clipPath id="${id}"><path d="${wall}Z"/></clipPath><g clip-path="url(#${id})">` +
    box(x, y, width, height, WATER, 0, ' opacity=".7"') +
    box(x, y, width, height * share, '#fffdf6') +
    (share < 1 ? shape(swell, WATER, ' opacity=".7"') : '') +
    `</g>${path(wall, depth > 15 ? '#e6fbf8' : INK, 3.5)}` +
    (share < 0.4 ? '' : path(`M${n(x + 14)} ${n(y + 26)}v${n(height * 0.2)}`, INK, 5, ' opacity=".2"'))
  )
}
