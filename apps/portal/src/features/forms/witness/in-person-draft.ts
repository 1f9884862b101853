import { useState } from 'react'
import { type GuardianSigning, NO_GUARDIAN } from '../fill/sign/signing.ts'
import type { ReadBy } from '../linked/guardian-statement.tsx'

type Stored = {
  guardian: GuardianSigning
  /** Where the guardian wants copies of messages; it isn't part of what they sign. */
  email?: string
  isSigned: boolean
  /** The guardian has opened the health answers since the device was handed over; they themselves are stored nowhere. */
  hasRead?: boolean
  /** In which languages the guardian read and signed, whatever the page's language is afterwards. */
  readBy?: ReadBy
}

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
    changeEmail: (email: string) => store((before) => ({ ...before, email })),
    setHasRead: () => store((before) => ({ ...before, hasRead: true })),
    sign: (readBy: ReadBy) => store((before) => ({ ...before, isSigned: true, readBy })),
    /** After the device was handed over again. The answers were read and stay hidden: the witness had the device. */
    returnToForm: () => store((before) => ({ ...before, isSigned: false })),
    forget: () => sessionStorage.removeItem(name),
  }
}
