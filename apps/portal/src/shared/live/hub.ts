import type { Live, LiveEvent } from './live.ts'

type Hear<T> = (told: T) => void

/** Forwards events to all listeners. A listener that throws doesn't stop the others. */
export function createHub() {
  const byType = new Map<string, Set<Hear<LiveEvent>>>()
  const resets = new Set<Hear<void>>()
  return {
    on: ((type, hear) => {
      const those = byType.get(type) ?? new Set()
      byType.set(type, those.add(hear))
      return () => void those.delete(hear)
    }) satisfies Live['on'],
    onReset: ((hear) => {
      resets.add(hear)
      return () => void resets.delete(hear)
    }) satisfies Live['onReset'],
    event: (event: LiveEvent) => tellAll(byType.get(event.type), event),
    reset: () => tellAll(resets, undefined),
  }
}

function tellAll<T>(those: ReadonlySet<Hear<T>> | undefined, told: T): void {
  for (const hear of those ?? []) {
    try {
      hear(told)
    } catch (cause) {
      reportError(cause)
    }
  }
}
