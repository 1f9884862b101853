import { type FocusEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { afterPress } from '../../../shared/ui/form/after-press.ts'

type Props = { children: (isLeft: boolean) => ReactNode }

/** Whether the field had focus and lost it; from then on, invalid input is reported. */
export function WhenLeft({ children }: Props) {
  const [isLeft, setLeft] = useState(false)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A date has several parts; moving between them doesn't count as leaving.
    if (!currentTarget.contains(relatedTarget)) afterPress(() => setLeft(true))
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control inside
  return <div onBlur={leave}>{children(isLeft)}</div>
}

/** After a rejected submit, focuses the first missing field. */
export function useFirstProblem(place: RefObject<HTMLElement | null>, refused: number): void {
  useEffect(() => {
    if (refused === 0) return
    const field = place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    // A date is a group; its first part takes the focus.
    const control = field?.querySelector<HTMLElement>('[role="spinbutton"]') ?? field
    control?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [place, refused])
}
