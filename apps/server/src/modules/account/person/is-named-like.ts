/**
 * SQL for the people whose name contains the words, or who have this number. `column` has their number; `value`
 * adds a value to the statement.
 */
export function isNamedLike(column: string, search: string, value: (one: unknown) => string): string {
  const words = search.split(/\s+/).filter(Boolean)
  const named = words
    .map((word) => `p.given_name || ' ' || p.family_name ilike ${value(`%${escaped(word)}%`)}`)
    .join(' and ')
  const numbered = /^\d{1,15}$/.test(search) ? `${column} = ${value(Number(search))} or ` : ''
  return `(${numbered}${column} in (select p.affiliate_id from account p where ${named || 'false'}))`
}

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
