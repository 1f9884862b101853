import type { Answer } from './attempt.ts'

export type Section = { section: string; correct: number; answered: number }

/** The number of right answers per section, in the order in which sections first appear. */
export function sectionsOf(answers: readonly Pick<Answer, 'section' | 'result'>[]): Section[] {
  const sections = new Map<string, Section>()
  for (const { section, result } of answers) {
    // A neutral answer, such as an opinion, isn't a result.
    if (result === 'neutral') continue
    const name = section ?? ''
    const counted = sections.get(name) ?? { section: name, correct: 0, answered: 0 }
    sections.set(name, {
      section: name,
      correct: counted.correct + (result === 'correct' ? 1 : 0),
      answered: counted.answered + 1,
    })
  }
  return [...sections.values()]
}
