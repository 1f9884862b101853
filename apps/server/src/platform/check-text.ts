import { Problem } from './problem.ts'

/** Our own bodies nest about ten levels; walking or printing thousands overflows the stack of others. */
const DEEPEST_BODY = 64

type Place = { value: unknown; path: string; depth: number }

/**
 * TS-20: refuses what no text of a person contains and PostgreSQL can't store (U+0000), or what no encoding
 * can carry (a lone surrogate), in any value or name, and bodies that nest without end. Walks without
 * recursion: the depth is the caller's choice.
 */
export function checkText(place: string, input: unknown): void {
  const waiting: Place[] = [{ value: input, path: place, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next
    if (typeof value === 'string') checkString(path, value)
    if (!isWalkable(value)) continue
    if (depth >= DEEPEST_BODY) throw tooDeep(place)
    for (const [name, inner] of Object.entries(value)) {
      checkString(`${path} (a name)`, name)
      waiting.push({ value: inner, path: `${path}.${name}`, depth: depth + 1 })
    }
  }
}

/** Plain objects, also those without a prototype of parsers; bytes and streams are checked by their readers. */
function isWalkable(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function checkString(place: string, text: string): void {
  if (text.includes('\0')) throw invalidCharacters(place, 'U+0000')
  if (!text.isWellFormed()) throw invalidCharacters(place, 'a lone surrogate')
}

const invalidCharacters = (place: string, what: string) =>
  new Problem('invalid-characters', 400, {
    extra: { place, what },
  })

const tooDeep = (place: string) =>
  new Problem('nested-too-deep', 400, {
    extra: { place, most: DEEPEST_BODY },
  })
