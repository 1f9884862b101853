import { type RefObject, useEffect, useRef } from 'react'

const MOST_DEGREES = 5
/** The usual angle of a phone that is being shown to someone. */
const HELD_AT = 45
const SHARE = 1 / 8

const degrees = (turned: number) =>
  `${Math.max(-MOST_DEGREES, Math.min(MOST_DEGREES, turned * SHARE)).toFixed(2)}deg`

/** Tilts the content slightly with the phone, like a real card. A screenshot doesn't tilt. */
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
