import { hasVisible, isStacked, isUnprintable } from './readable.ts'

export const NAME_MAX_LENGTH = 300

export type NameProblem = 'missing' | 'too-long' | 'unprintable' | 'stacked'

/** What keeps a text from being a name, in any script and with emoji; the screens and the server ask this alone. */
export function nameProblem(text: string): NameProblem | undefined {
  const name = text.trim()
  if (!hasVisible(name)) return 'missing'
  if (isUnprintable(name)) return 'unprintable'
  if (isStacked(name)) return 'stacked'
  return [...name].length > NAME_MAX_LENGTH ? 'too-long' : undefined
}

/** For a name that may be left out, such as the middle name: only what nobody sees is worse than none. */
export function optionalNameProblem(text: string): NameProblem | undefined {
  if (text.trim() === '') return undefined
  const problem = nameProblem(text)
  return problem === 'missing' ? 'unprintable' : problem
}

export const isName = (text: string): boolean => nameProblem(text) === undefined
