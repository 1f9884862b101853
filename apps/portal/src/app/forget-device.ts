import { forgetKeptCards } from '../features/certifications/kept/index.ts'
import { forgetAnswers } from '../shared/offline/kept-answers.ts'

/** Takes away all that this device keeps of a person only to show it. */
export async function forgetDevice(): Promise<void> {
  await forgetKeptCards()
  await forgetAnswers()
}
