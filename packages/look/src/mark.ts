/** The logo is a lead line: two fathom marks make it an F, and the weight hangs below. */
export function mark(line = 'var(--primary)', weight = 'var(--buoy-pure)'): string {
  return (
    '<svg viewBox="0 0 32 32" aria-hidden="true">' +
    `<path d="M11 3v15.4M11 5.1h13M11 13h8.5" fill="none" stroke="${line}" stroke-width="4.2" stroke-linecap="round"/>` +
    `<path d="M11 20.5c2.6 2.9 4 4.6 4 6.2a4 4 0 0 1-8 0c0-1.6 1.4-3.3 4-6.2Z" fill="${weight}"/></svg>`
  )
}
