import { isMark, MARK_FIELD } from '@fathom/domain/forms'

/** A signature as it was drawn; undefined when it isn't one of our drawings. */
export function markSvg(mark: string): string | undefined {
  if (!isMark(mark)) return undefined
  const { width, height } = MARK_FIELD
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path d="${mark}" fill="none" stroke="#06232f" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  )
}
