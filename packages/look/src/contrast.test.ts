import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lookFile } from './files.ts'

const css = readFileSync(lookFile('tokens.css'), 'utf8')

function colours(theme: 0 | 1): Map<string, string> {
  const both = [...css.matchAll(/--([\w-]+):\s*light-dark\((#\w+), (#\w+)\)/g)]
  const fixed = [...css.matchAll(/--([\w-]+):\s*(#\w{6});/g)]
  return new Map([
    ...fixed.map(([, name = '', colour = '']) => [name, colour] as const),
    ...both.map(([, name = '', light = '', dark = '']) => [name, theme === 0 ? light : dark] as const),
  ])
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const soft = ['primary', 'buoy', 'ok', 'warn', 'bad'].flatMap((role) => [
  [`${role}-ink`, `${role}-soft`],
  ['ink', `${role}-soft`],
])
const onSurfaces = ['ink', 'ink-2', 'ink-3', 'primary-ink', 'bad'].flatMap((text) =>
  ['bg', 'bg-deep', 'surface', 'surface-2', 'surface-3', 'raised'].map((surface) => [text, surface]),
)
const others = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-press'],
  ['on-bad', 'bad'],
  ['on-contrast', 'contrast'],
  ['on-contrast-link', 'contrast'],
  ['on-buoy-pure', 'buoy-pure'],
  ['on-water', 'd5'],
  ['ink', 'picked'],
]

for (const [theme, name] of ['light', 'dark'].entries()) {
  const palette = colours(theme as 0 | 1)
  const of = (role: string) => palette.get(role) ?? `no colour called ${role}`

  test.each([...soft, ...onSurfaces, ...others])(
    `in ${name}, %s on %s reaches 4.5:1`,
    (text = '', ground = '') => {
      expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['line-2', 'surface'],
    ['line-2', 'bg'],
    ['focus', 'surface'],
    ['focus', 'bg'],
    ['primary', 'surface'],
  ])(`in ${name}, %s on %s reaches 3:1`, (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3)
  })
}
