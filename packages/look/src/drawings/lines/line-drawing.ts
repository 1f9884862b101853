// Empty and error states: one line weight, one flat fill, one buoy-orange part.
export function lineDrawing(parts: string): string {
  return `<svg viewBox="0 0 176 132" fill="none" stroke="var(--ink-2)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${parts}</svg>`
}

export function swell(y: number): string {
  return `<path d="M8 ${y}c10 0 10 6 20 6s10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6" stroke="var(--d18)"/>`
}
