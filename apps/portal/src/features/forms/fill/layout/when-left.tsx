import { type FocusEvent, type ReactNode, useState } from 'react'

type Props = { children: (isLeft: boolean) => ReactNode }

/** Whether the focus has been in the field and has left it: what was written wrongly there is told from then on. */
export function WhenLeft({ children }: Props) {
  const [isLeft, setLeft] = useState(false)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A date has several parts, and going from one to the next is no leaving.
    if (!currentTarget.contains(relatedTarget)) setLeft(true)
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control inside
  return <div onBlur={leave}>{children(isLeft)}</div>
}
