import { hasVisible, isStacked, isUnprintable } from './readable.ts'

export const NAME_MAX_LENGTH = 300

export type NameProblem = 'missing' | 'too-long' | 'unprintable' | 'stacked'

/**
 * Why a text can't be a name, in any script and with emoji. Both the screens and the server use only this
 * check.
 */
export function nameProblem(text: string): NameProblem | undefined {
  const name = text.trim()
  if (!hasVisible(name)) return 'missing'
  if (isUnprintable(name)) return 'unprintable'
  if (isStacked(name)) return 'stacked'
  return [...name].length > NAME_MAX_LENGTH ? 'too-long' : undefined
}

/**
 * For an optional name, such as the middle name: it may be empty, but it may not consist of invisible
 * characters only.
 */
export function optionalNameProblem(text: string): NameProblem | undefined {
  if (text.trim() === '') return undefined
  const problem = nameProblem(text)
  return problem === 'missing' ? 'unprintable' : problem
}

export const isName = (text: string): boolean => nameProblem(text) === undefined
