import { asciiDigits } from './ascii-digits.ts'

/** The digits of a number, in any script and grouped as people write them: "100 001" is one. */
export function numberIn(text: string): string | undefined {
  const digits = asciiDigits(text.trim()).replace(/(?<=\d)[\s-](?=\d)/g, '')
  return /^\d+$/.test(digits) ? digits : undefined
}
