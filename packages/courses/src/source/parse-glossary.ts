import type { Lesson, Term } from './course.ts'

const FACT = /^(?<name>also|page): (?<value>.+)$/

/**
 * Parses a glossary: `## term`, `also: other forms, of the word`, `page: lesson-id 3`, then its explanation. A page
 * that doesn't exist is an error.
 */
export function parseGlossary(source: string, lessons: readonly Lesson[]): Term[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => parseTerm(part, lessons))
}

function parseTerm(source: string, lessons: readonly Lesson[]): Term {
  const [title = '', ...lines] = source.split('\n').map((line) => line.trim())
  const facts = new Map(
    lines.flatMap((line) => {
      const { name, value } = FACT.exec(line)?.groups ?? {}
      return name && value ? [[name, value] as const] : []
    }),
  )
  const text = lines.filter((line) => line !== '' && !FACT.test(line)).join(' ')
  const [lesson = '', page = ''] = facts.get('page')?.split(' ') ?? []
  const isTaught = lessons.find(({ id }) => id === lesson)?.pages[Number(page) - 1] !== undefined
  if (!title || !text || !isTaught) throw new Error(`the term ${title} needs a page and an explanation`)
  const also = facts.get('also')?.split(', ') ?? []
  return { term: title, also, lesson, page: Number(page), text }
}
