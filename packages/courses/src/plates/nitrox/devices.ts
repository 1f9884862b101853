import { box, dot, FOAM, INK, path, text } from '../kit.ts'

export function analyzer(x: number, y: number, reading: string): string {
  return (
    box(x - 48, y - 66, 96, 132, '#36535f', 18) +
    box(x - 36, y - 52, 72, 44, '#d9f5ef', 8) +
    text(x, y - 21, reading, { size: 25, weight: 760, anchor: 'middle' }) +
    dot(x - 18, y + 18, 10, '#b3cbd1') +
    dot(x + 18, y + 18, 10, '#ff6a2b') +
    box(x - 13, y + 44, 26, 16, INK, 4)
  )
}

export function nitroxCylinder(x: number, top: number, width: number, height: number, word: string): string {
  return (
    box(x - width / 2, top, width, height, '#ffd166', width / 2.4) +
    box(x - width / 2, top + height * 0.34, width, height * 0.2, '#1d8a5b') +
    text(x, top + height * 0.34 + height * 0.13, word, {
      size: Math.round(width / 5.4),
      weight: 760,
      fill: FOAM,
      anchor: 'middle',
    }) +
    box(x - 10, top - 20, 20, 22, INK, 3) +
    box(x - 26, top - 32, 52, 16, INK, 8)
  )
}

export function computer(x: number, y: number, oxygen: string, below: string): string {
  return (
    path(`M${x} ${y - 84}V${y + 84}`, '#36535f', 46) +
    dot(x, y, 58, INK) +
    dot(x, y, 48, '#d9f5ef') +
    text(x, y + 2, oxygen, { size: 25, weight: 760, anchor: 'middle' }) +
    text(x, y + 26, below, { size: 15, weight: 700, anchor: 'middle' })
  )
}

export function label(x: number, y: number, lines: readonly string[]): string {
  return (
    box(x - 84, y - 76, 168, 152, '#ffffff', 12, ` stroke="${INK}" stroke-width="2.5"`) +
    lines
      .map((line, i) =>
        text(x - 66, y - 44 + i * 27, line, { size: i === 0 ? 21 : 16, weight: i === 0 ? 760 : 600 }),
      )
      .join('')
  )
}
