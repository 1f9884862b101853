import { isSameName } from '../session/index.ts'
import type { Answers } from './definition.ts'

/** The blank that names the diver. */
export const DIVER_BLANK = 'participant'

/** Whether the form names another diver than whoever signs it. */
export function isAnotherDiver(answers: Answers, signer: string): boolean {
  const named = answers[DIVER_BLANK]
  return named !== undefined && !isSameName(named, signer)
}
