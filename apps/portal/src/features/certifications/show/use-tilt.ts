import { type RefObject, useEffect, useRef } from 'react'

const MOST_DEGREES = 5
/** How a phone is held out to somebody. */
const HELD_AT = 45
const SHARE = 1 / 8

const degrees = (turned: number) =>
  `${Math.max(-MOST_DEGREES, Math.min(MOST_DEGREES, turned * SHARE)).toFixed(2)}deg`

/** What is shown leans a little with the phone, as a card in the hand does. A picture of it does not. */
export function useTilt(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const lean = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return
      ref.current?.style.setProperty('--lean-x', degrees(HELD_AT - beta))
      ref.current?.style.setProperty('--lean-y', degrees(gamma))
    }
    addEventListener('deviceorientation', lean)
    return () => removeEventListener('deviceorientation', lean)
  }, [])
  return ref
}
