import { numberIn } from '@fathom/domain/account'

/** No number of ours has more digits. */
const LONGEST_NUMBER = 15

/**
 * SQL for the people whose name contains the words, or who have this number. `column` has their number; `value`
 * adds a value to the statement.
 */
export function isNamedLike(column: string, search: string, value: (one: unknown) => string): string {
  const words = search.split(/\s+/).filter(Boolean)
  const named = words
    .map((word) => `p.given_name || ' ' || p.family_name ilike ${value(`%${escaped(word)}%`)}`)
    .join(' and ')
  const number = numberIn(search)
  const isNumber = number !== undefined && number.length <= LONGEST_NUMBER
  const numbered = isNumber ? `${column} = ${value(Number(number))} or ` : ''
  return `(${numbered}${column} in (select p.affiliate_id from account p where ${named || 'false'}))`
}

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
