import { type RefObject, useEffect } from 'react'

/** After a rejected submit, focuses the first missing field. */
export function useFirstProblem(place: RefObject<HTMLElement | null>, refused: number): void {
  useEffect(() => {
    if (refused === 0) return
    const field = place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [place, refused])
}
