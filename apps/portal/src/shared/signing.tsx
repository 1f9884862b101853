import { createContext, useContext } from 'react'

export type Signing = {
  /** Runs an action, and once more after the person has proved who they are, if the server asks for it (TS-17). */
  freshly: <T>(action: () => Promise<T>) => Promise<T>
  /** The person decided against it, so there's nothing to report. */
  isCanceled: (error: unknown) => boolean
}

/** A page provides it: the dialog that asks for the proof is of another feature. */
export const SigningContext = createContext<Signing>({
  freshly: (action) => action(),
  isCanceled: () => false,
})

export const useSigning = (): Signing => useContext(SigningContext)
