import { asciiDigits } from './ascii-digits.ts'

/** The digits of a number, in any script and as people write them: "100 001" is one, and "#100001" is the same. */
export function numberIn(text: string): string | undefined {
  const digits = asciiDigits(text.trim())
    .replace(/^[#＃№]\s*/, '')
    .replace(/(?<=\d)[\s-](?=\d)/g, '')
  return /^\d+$/.test(digits) ? digits : undefined
}
