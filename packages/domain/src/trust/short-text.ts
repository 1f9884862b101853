/** Cuts between characters, never inside one; `most` is in UTF-8 bytes. */
export function shorten(text: string, most: number): string {
  const size = (part: string) => new TextEncoder().encode(part).length
  const whole = text.normalize('NFC').trim()
  if (size(whole) <= most) return whole
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(whole)) {
    if (size(`${kept}${segment}…`) > most) break
    kept += segment
  }
  return `${kept}…`
}
