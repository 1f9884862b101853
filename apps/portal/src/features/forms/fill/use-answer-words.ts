import type { Question } from '@fathom/domain/forms'
import { useFill } from './fill-context.ts'

/** An answer as text; undefined if there is none. */
export function useAnswerWords() {
  const { text } = useFill()
  return ({ kind }: Question, answer: string | null | undefined): string | undefined => {
    if (answer === null || answer === undefined) return undefined
    if (kind === 'text') return answer
    return text(answer === 'yes' ? 'forms.document.yes' : 'forms.document.no')
  }
}
