import { type DiveLogContent, declarationOf, fieldNames, valueAt } from '../fields.ts'

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

const SEARCHED = fieldNames.filter((field) => declarationOf(field).isSearched)

/** The text that the search looks into. */
export const searchTextOf = (log: DiveLogContent): string =>
  foldedText(SEARCHED.flatMap((field) => valueAt(log, field)).join(' \n '))
