import type { Answer, Standard } from '@fathom/domain/training'
import { type Cmi, scormAnswers } from '@fathom/domain/training/content'

const MOST = 2000
const LONGEST_PROMPT = 4000

/** The questions answered in this sitting, each with the time at which we received it. */
export function createTouchedAnswers(standard: Standard, now: () => number) {
  const heard = new Map<number, string>()
  const prompts = new Map<number, string>()
  return {
    describe: (index: number, prompt: string) => void prompts.set(index, prompt.slice(0, LONGEST_PROMPT)),
    touch(element: string): void {
      const index = /^cmi\.interactions\.(\d+)\./.exec(element)?.[1]
      if (index !== undefined) heard.set(Number(index), new Date(now()).toISOString())
    },
    forget: () => heard.clear(),
    of: (cmi: Cmi): Answer[] =>
      scormAnswers(standard, cmi)
        .filter(({ index }) => heard.has(index))
        .slice(-MOST)
        .map(({ index, ...answer }) => ({
          ...answer,
          prompt: prompts.get(index) ?? answer.prompt,
          at: heard.get(index) ?? null,
        })),
  }
}
