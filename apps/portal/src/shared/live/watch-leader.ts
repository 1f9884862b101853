import type { Page } from './page.ts'
import type { Times } from './times.ts'

type Ports = { page: Page; times: Times; isLeading(): boolean; ask(): void; seize(): void }

/** Makes sure that some tab listens on behalf of a visible tab, and takes over when none responds. */
export function watchLeader({ page, times, isLeading, ask, seize }: Ports) {
  let answer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (isLeading() || !page.isVisible() || answer !== undefined) return
    ask()
    answer = setTimeout(() => {
      answer = undefined
      if (!isLeading()) seize()
    }, times.answer)
  }
  const each = setInterval(look, times.check)
  const unhear = page.onWake(look)
  look()
  return {
    answered: () => {
      clearTimeout(answer)
      answer = undefined
    },
    stop: () => {
      clearTimeout(answer)
      clearInterval(each)
      unhear()
    },
  }
}
