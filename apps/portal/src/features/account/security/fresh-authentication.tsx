import { type ReactNode, useState } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { AuthenticationDialog } from './authentication-dialog.tsx'

/** Runs an action, and once more after the person has proved who they are, if the server asks for it. */
export type Freshly = <T>(action: () => Promise<T>) => Promise<T>

type Request = { done: () => void; cancel: () => void }

class AuthenticationCanceled extends Error {
  constructor() {
    super('the person closed the dialog')
    this.name = 'AbortError'
  }
}

/** The person decided against it, so there's nothing to report. */
export const isCanceled = (error: unknown) => error instanceof AuthenticationCanceled

const isNeeded = (error: unknown) => error instanceof CallFailed && error.problem === 'authentication-needed'

/**
 * TS-17: the dialog opens over the page, so what the person was doing stays as it is. It names `person` where someone
 * else may hold the device.
 */
export function useFreshAuthentication(person?: string): { freshly: Freshly; dialog: ReactNode } {
  const [request, setRequest] = useState<Request>()
  const ask = () =>
    new Promise<void>((resolve, reject) =>
      setRequest({ done: resolve, cancel: () => reject(new AuthenticationCanceled()) }),
    ).finally(() => setRequest(undefined))
  const freshly: Freshly = async (action) => {
    try {
      return await action()
    } catch (error) {
      if (!isNeeded(error)) throw error
      await ask()
      return action()
    }
  }
  const dialog = request && (
    <AuthenticationDialog onClose={request.cancel} onDone={request.done} person={person} />
  )
  return { freshly, dialog }
}
