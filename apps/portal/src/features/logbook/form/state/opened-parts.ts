import type { LogSection } from '@fathom/domain/logbook'

/** A section of the form, or the folded part inside one. */
type FormPart = LogSection | `${LogSection}.more`

/** A choice for this device, like the theme: it stays when a person signs out (`app/start/forget-device.ts`). */
const NAME = 'fathom.dive-form'

/** The browser may block storage; then nothing is remembered. */
function opened(): readonly string[] {
  try {
    return localStorage.getItem(NAME)?.split(' ') ?? []
  } catch {
    return []
  }
}

/** SN-05: whether the diver had this part open in the last form. */
export const wasOpened = (part: FormPart): boolean => opened().includes(part)

export function rememberOpened(part: FormPart, isOpen: boolean): void {
  const others = opened().filter((each) => each !== part)
  try {
    localStorage.setItem(NAME, (isOpen ? [...others, part] : others).join(' '))
  } catch {
    return
  }
}
