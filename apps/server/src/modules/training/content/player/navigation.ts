import type { PlayerStartWire } from '@fathom/contract/training/content'
import type { Wish } from './runtime.ts'

const WISHES: Readonly<Record<string, Wish>> = {
  continue: 'next',
  previous: 'previous',
  exit: 'exit',
  exitAll: 'exit',
  abandon: 'exit',
  abandonAll: 'exit',
  suspendAll: 'exit',
}

/** What a package of SCORM 2004 asks to be followed by, and what it may hope for. */
export function createNavigation({ hasNext, hasPrevious }: Pick<PlayerStartWire, 'hasNext' | 'hasPrevious'>) {
  let request = ''
  return {
    heard(element: string, value: unknown): void {
      if (element === 'adl.nav.request') request = String(value)
    },
    forget: () => {
      request = ''
    },
    suspends: () => request === 'suspendAll',
    wish(): Wish | undefined {
      const [, activityId] = /^\{target=([^}]+)\}(?:choice|jump)$/.exec(request) ?? []
      return activityId === undefined ? WISHES[request] : { activityId }
    },
    answer(element: string): string | undefined {
      if (element === 'adl.nav.request_valid.continue') return String(hasNext)
      return element === 'adl.nav.request_valid.previous' ? String(hasPrevious) : undefined
    },
  }
}
