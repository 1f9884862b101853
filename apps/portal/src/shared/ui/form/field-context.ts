import { createContext, use, useId } from 'react'

/** What a control needs so that its label, help and error are read with it. */
export type ControlProps = {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

export const FieldContext = createContext<ControlProps | undefined>(undefined)

/** Connects a control to its field; a control outside a field only gets an id. */
export function useControl(): ControlProps {
  const own = useId()
  return use(FieldContext) ?? { id: own }
}
