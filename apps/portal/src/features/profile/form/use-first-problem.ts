import { type RefObject, useEffect } from 'react'

/** After a save that was refused here, the first field that cannot stay like this has the focus. */
export function useFirstProblem(place: RefObject<HTMLElement | null>, refused: number): void {
  useEffect(() => {
    if (refused === 0) return
    const field = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // The browser alone would show the field and leave the words below it under the save bar.
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'nearest' })
  }, [place, refused])
}
