import { useState } from 'react'
import { type GuardianSigning, NO_GUARDIAN } from '../fill/sign/signing.ts'

type Stored = { guardian: GuardianSigning; isSigned: boolean }

export type InPerson = ReturnType<typeof useInPerson>

/** What the guardian has filled in and drawn. It survives a reload in this tab and ends with it. */
export function useInPerson(documentId: string) {
  const name = `fathom.in-person.${documentId}`
  const [stored, setStored] = useState<Stored>(() => {
    const found = sessionStorage.getItem(name)
    return found === null ? { guardian: NO_GUARDIAN, isSigned: false } : (JSON.parse(found) as Stored)
  })
  const store = (change: (before: Stored) => Stored) =>
    setStored((before) => {
      const after = change(before)
      sessionStorage.setItem(name, JSON.stringify(after))
      return after
    })
  return {
    ...stored,
    change: (part: Partial<GuardianSigning>) =>
      store((before) => ({ ...before, guardian: { ...before.guardian, ...part } })),
    setIsSigned: (isSigned: boolean) => store((before) => ({ ...before, isSigned })),
    forget: () => sessionStorage.removeItem(name),
  }
}
