import { type RefObject, useEffect } from 'react'

/** After a save that was refused here, the first field that cannot stay like this has the focus. */
export function useFirstProblem(place: RefObject<HTMLElement | null>, refused: number): void {
  useEffect(() => {
    if (refused === 0) return
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [place, refused])
}
