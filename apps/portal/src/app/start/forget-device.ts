import { forgetStoredCards } from '../../features/certifications/offline/index.ts'
import { forgetAnswers } from '../../shared/offline/stored-answers.ts'

/** Removes all personal data that this device only stores for display. */
export async function forgetDevice(): Promise<void> {
  await forgetStoredCards()
  await forgetAnswers()
}
