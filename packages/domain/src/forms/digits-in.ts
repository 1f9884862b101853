/** Digits of any script as 0 to 9; their blocks start at a zero. */
export function digitsIn(text: string): string {
  const digitOf = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String(code - zero)
  }
  return (text.match(/\p{Nd}/gu) ?? []).map(digitOf).join('')
}
