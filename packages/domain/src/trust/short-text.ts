/** Cuts between characters, never inside one; `most` is in UTF-8 bytes. */
export function shorten(text: string, most: number): string {
  const size = (part: string) => new TextEncoder().encode(part).length
  const whole = text.normalize('NFC').trim()
  if (size(whole) <= most) return whole
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(whole)) {
    if (size(`${short}${segment}…`) > most) break
    short += segment
  }
  return `${short}…`
}
