/** Removes case, accents and apostrophe variants, so that ‘sha'ab' finds ‘Sha'ab Rumi'. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
