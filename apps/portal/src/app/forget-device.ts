import { forgetStoredCards } from '../features/certifications/offline/index.ts'
import { forgetAnswers } from '../shared/offline/stored-answers.ts'

/** Takes away all that this device keeps of a person only to show it. */
export async function forgetDevice(): Promise<void> {
  await forgetStoredCards()
  await forgetAnswers()
}
