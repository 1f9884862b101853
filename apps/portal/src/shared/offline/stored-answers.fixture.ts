import { deviceAnswers } from './stored-answers.ts'

/** Test helper: removes what a test has stored. */
export async function forgetAnswers(): Promise<void> {
  for (const { key } of await deviceAnswers.list()) await deviceAnswers.remove(key)
}
