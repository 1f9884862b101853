import { isSameName } from '../session/index.ts'
import type { Answers } from './definition.ts'

/** The blank for the diver's name. */
export const DIVER_BLANK = 'participant'

/** Whether the form names a diver other than the signer. */
export function isAnotherDiver(answers: Answers, signer: string): boolean {
  const named = answers[DIVER_BLANK]
  return named !== undefined && !isSameName(named, signer)
}
