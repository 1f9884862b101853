const TOP = 14
const BOTTOM = 96

/** An upside-down jar in the water that contains this share of air. */
export function jar(air: number): string {
  const water = TOP + (BOTTOM - TOP) * air
  return (
    '<svg viewBox="0 0 72 104" aria-hidden="true"><g stroke="none">' +
    `<path d="M12 ${BOTTOM}V28a14 14 0 0 1 14-14h20a14 14 0 0 1 14 14v68Z" fill="var(--surface-2)"/>` +
    (air < 1 ? `<path d="M12 ${BOTTOM}V${water.toFixed(1)}h48V${BOTTOM}Z" fill="var(--d18)"/>` : '') +
    `</g><path d="M12 ${BOTTOM}V28a14 14 0 0 1 14-14h20a14 14 0 0 1 14 14v68" fill="none" stroke="var(--ink-2)" stroke-width="3" stroke-linecap="round"/></svg>`
  )
}
