import type { PlayerStartWire } from '@fathom/contract/training/content'
import type { NavigationTarget } from './runtime.ts'

const TARGETS: Readonly<Record<string, NavigationTarget>> = {
  continue: 'next',
  previous: 'previous',
  exit: 'exit',
  exitAll: 'exit',
  abandon: 'exit',
  abandonAll: 'exit',
  suspendAll: 'exit',
}

const CHOICE = /^adl\.nav\.request_valid\.(?:choice|jump)\.\{target=([^}]+)\}$/

type Around = Pick<PlayerStartWire, 'hasNext' | 'hasPrevious' | 'choices'>

/** The navigation that a SCORM 2004 package requests, and what is available to it. */
export function createNavigation({ hasNext, hasPrevious, choices = [] }: Around) {
  let request = ''
  let exit = ''
  return {
    heard(element: string, value: unknown): void {
      if (element === 'adl.nav.request') request = String(value)
      if (element === 'cmi.exit') exit = String(value)
    },
    forget: () => {
      request = ''
      exit = ''
    },
    /** The package intends to resume this same attempt. */
    suspends: () => request === 'suspendAll' || exit === 'suspend',
    target(): NavigationTarget | undefined {
      const [, activityId] = /^\{target=([^}]+)\}(?:choice|jump)$/.exec(request) ?? []
      return activityId === undefined ? TARGETS[request] : { activityId }
    },
    answer(element: string): string | undefined {
      if (element === 'adl.nav.request_valid.continue') return String(hasNext)
      if (element === 'adl.nav.request_valid.previous') return String(hasPrevious)
      const [, activityId] = CHOICE.exec(element) ?? []
      return activityId === undefined ? undefined : String(choices.includes(activityId))
    },
  }
}
