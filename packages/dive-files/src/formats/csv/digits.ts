/** The zeros of the digits that people write numbers with; one to nine follow each. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0xff10]

const SIGNS: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': '',
  '،': ',',
  '٪': '%',
  '−': '-',
  '℃': '°C',
  '℉': '°F',
  '．': '.',
  '，': ',',
  '：': ':',
  '／': '/',
  '－': '-',
  '％': '%',
  '　': ' ',
}

/** Turns the direction of a text; spreadsheets write them around the parts of a date. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const OTHERS = /\p{Decimal_Number}|[٫٬،٪−℃℉．，：／－％　]/gu

/** `١٨٫٥` and `１８．５` → `18.5` */
export function westernDigits(text: string): string {
  // Most cells have nothing but ASCII.
  if (/^[ -~]*$/.test(text)) return text
  return text.replaceAll(MARKS, '').replaceAll(OTHERS, (sign) => SIGNS[sign] ?? digitOf(sign))
}

function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? sign : String(code - zero)
}
