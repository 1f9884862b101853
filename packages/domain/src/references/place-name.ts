/** Letters that Unicode doesn't decompose into a base letter and a mark. */
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

/** Folds a name to what people type in a hurry: lowercase, without diacritics, `goteborg` for Göteborg. */
export function foldedName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʻ`]/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => UNMARKED[letter] ?? letter)
    .replace(/[\s-]+/g, ' ')
    .trim()
}
