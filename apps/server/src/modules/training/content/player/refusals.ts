import type { Listener } from './runtime.ts'

const RESUME_POINT = /^cmi\.(core\.lesson_location|location|suspend_data)$/
const SCORE = /^cmi\.(core\.)?score\./

/**
 * Reports writes that failed and that the learner should know about; other errors stay between the package
 * and its standard.
 */
export function reportRefusal(listener: Listener, element: string): void {
  if (RESUME_POINT.test(element)) listener.refused('state-too-long', element)
  if (SCORE.test(element)) listener.refused('value-refused', element)
}
