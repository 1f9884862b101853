import { depthInFeet } from '@fathom/domain/certifications'
import type { Words } from '../runtime/data.ts'
import type { Numbers, Say } from './drawing.ts'

/**
 * The first number decides about the plural form: `depth.value.one` is used for 1 meter, where it exists. A
 * number and its unit stay on the same line.
 */
export function sayIn(culture: string, words: Words): Say {
  const plural = new Intl.PluralRules(culture)
  const format = new Intl.NumberFormat(culture, { maximumFractionDigits: 2 })
  return (key, numbers = {}) => {
    const [counted] = Object.values(numbers)
    const text = (counted !== undefined && words[`${key}.${plural.select(counted)}`]) || words[key]
    if (text === undefined) throw new Error(`no word for ${key}`)
    return text
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => format.format(numbers[name] ?? Number.NaN))
      .replaceAll(/(\d) (?=[\p{L}°%])/gu, '$1\u00a0')
  }
}

/** The numbers of a reading. A result with feet of its own, such as `planned.feet`, isn't converted. */
export function readingOf(results: Numbers, key: string): Numbers {
  const feet = results[`${key}.feet`]
  return { ...numbersOf(results[key] ?? Number.NaN), ...(feet !== undefined && { feet }) }
}

/** A value as a text may need it: as it is, or as feet, pounds or psi. */
export const numbersOf = (value: number): Numbers => ({
  value: Math.round(value * 100) / 100,
  feet: depthInFeet(value),
  pounds: Math.round(value * 2.205),
  psi: Math.round((value * 14.5) / 10) * 10,
})
