/** Letters that Unicode does not take apart into a base and a mark. */
const UNMARKED: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** A name as people type it in a hurry: small, without marks, `goteborg` for Göteborg. */
export function foldedName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʻ`]/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => UNMARKED[letter] ?? letter)
    .replace(/[\s-]+/g, ' ')
    .trim()
}
