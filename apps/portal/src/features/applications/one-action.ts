import { CallFailed } from '../../shared/http/index.ts'

/** The server has decided, so the action is no longer in progress. */
const isDecided = (cause: unknown) =>
  cause instanceof CallFailed && cause.kind === 'refused' && (cause.status ?? 0) < 500

/**
 * CO-01: one key per action. A second press while it is in progress is the same call; a press after a lost
 * answer is a new call with the same key.
 */
export function createActions() {
  const keys = new Map<string, string>()
  const underWay = new Map<string, Promise<unknown>>()
  const begin = async <T>(name: string, action: (key: string) => Promise<T>): Promise<T> => {
    const key = keys.get(name) ?? crypto.randomUUID()
    keys.set(name, key)
    try {
      const done = await action(key)
      keys.delete(name)
      return done
    } catch (cause) {
      if (isDecided(cause)) keys.delete(name)
      throw cause
    } finally {
      underWay.delete(name)
    }
  }
  return <T>(name: string, action: (key: string) => Promise<T>): Promise<T> => {
    const begun = (underWay.get(name) as Promise<T> | undefined) ?? begin(name, action)
    underWay.set(name, begun)
    return begun
  }
}
