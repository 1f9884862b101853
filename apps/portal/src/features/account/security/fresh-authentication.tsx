import { type ReactNode, useState } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { type Signing, SigningContext } from '../../../shared/signing.tsx'
import { AuthenticationDialog } from './authentication-dialog.tsx'

export type Freshly = Signing['freshly']

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

/** Screens inside ask for it with `useSigning`. */
export function FreshAuthentication({ children }: { children: ReactNode }) {
  const { freshly, dialog } = useFreshAuthentication()
  return (
    <SigningContext value={{ freshly, isCanceled }}>
      {children}
      {dialog}
    </SigningContext>
  )
}
