// Empty and error states: one line weight, one flat fill, one buoy-orange part.
function lineDrawing(parts: string): string {
  return `<svg viewBox="0 0 176 132" fill="none" stroke="var(--ink-2)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${parts}</svg>`
}

function swell(y: number): string {
  return `<path d="M8 ${y}c10 0 10 6 20 6s10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6" stroke="var(--d18)"/>`
}

/** Nothing written yet: a diver's slate and its pencil. */
export const slate = lineDrawing(
  `${swell(112)}<g transform="rotate(-6 84 60)"><rect x="44" y="14" width="80" height="88" rx="10" fill="var(--surface)"/>` +
    '<rect x="44" y="14" width="80" height="88" rx="10" fill="var(--d5)" fill-opacity=".22"/><circle cx="84" cy="24" r="3.5"/><path d="M56 40h20M56 52h34M56 64h14"/>' +
    '<path d="M56 88c6 0 7-12 14-12s8 8 14 8 10-16 16-16 6 20 12 20" stroke="var(--d18)"/></g>' +
    '<g transform="rotate(28 132 70)"><path d="M128 34h9v48l-4.5 9-4.5-9Z" fill="var(--buoy-pure)"/><path d="M128 42h9"/></g><path d="M112 16c14-10 28 2 24 14" stroke-dasharray="1 5"/>',
)

/** Something did not arrive: a buoy out of reach. */
export const driftingBuoy = lineDrawing(
  `${swell(84)}<path d="M20 100c8 0 8 5 16 5s8-5 16-5M120 100c8 0 8 5 16 5s8-5 16-5" stroke="var(--d10)"/>` +
    '<path d="M74 82l5-48h18l5 48Z" fill="var(--buoy-pure)"/><path d="M77 58h22M88 34V18"/><path d="M88 18l16 6-16 6" fill="var(--surface)"/>' +
    '<path d="M88 88c-4 14 6 18 0 34" stroke-dasharray="3 5"/><path d="M124 40c6-6 16-6 22 0M130 47c3-3 7-3 10 0M121 30l28 28"/>',
)

/** Nothing new: a diving bell at rest. */
export const divingBell = lineDrawing(
  '<path d="M52 96V60a36 36 0 0 1 72 0v36" fill="var(--d5)" fill-opacity=".25"/><path d="M40 96h96"/><circle cx="88" cy="58" r="17" fill="var(--surface)"/>' +
    '<circle cx="88" cy="58" r="9" fill="var(--d10)" fill-opacity=".4"/><path d="M88 24V8M60 112h56M66 112v-16M110 112v-16"/>' +
    '<g stroke="var(--d18)"><circle cx="148" cy="52" r="4"/><circle cx="154" cy="34" r="2.5"/><circle cx="146" cy="20" r="3"/></g><path d="M52 78h72" stroke="var(--buoy-pure)" stroke-width="4"/>',
)

/** Not there yet: a boat still on its way, its anchor up. */
export const boatUnderWay = lineDrawing(
  `${swell(92)}<path d="M40 74h96l-12 22c-24 6-48 6-72 0Z" fill="var(--d5)" fill-opacity=".25"/><path d="M40 74h96l-12 22"/><path d="M40 74l12 22"/>` +
    '<path d="M84 74V20"/><path d="M90 26c20 6 32 22 34 40H90Z" fill="var(--buoy-pure)"/><path d="M78 32c-14 8-22 20-24 34h24Z" fill="var(--surface)"/>' +
    '<path d="M84 20l10-5-10-5Z"/><path d="M14 60h14M8 70h12" stroke="var(--d10)"/><path d="M48 112c8 0 8 5 16 5s8-5 16-5M104 114c8 0 8 5 16 5s8-5 16-5" stroke="var(--d10)"/>',
)

/** An address that leads nowhere: a compass without a course. */
export const lostCompass = lineDrawing(
  `${swell(116)}<circle cx="88" cy="58" r="44" fill="var(--surface)"/><circle cx="88" cy="58" r="44" fill="var(--d5)" fill-opacity=".22"/><circle cx="88" cy="58" r="34" stroke="var(--d18)"/>` +
    '<path d="M88 20v6M88 90v6M50 58h6M120 58h6M62 32l3 3M111 81l3 3M114 32l-3 3M65 81l-3 3"/>' +
    '<g transform="rotate(38 88 58)"><path d="M88 32l8 26H80Z" fill="var(--buoy-pure)"/><path d="M88 84l8-26H80Z" fill="var(--surface)"/></g><circle cx="88" cy="58" r="3" fill="var(--surface)"/><path d="M80 14V8h16v6"/>',
)

/** A door that is not yours: a hatch with its wheel. */
export const closedHatch = lineDrawing(
  `${swell(116)}<rect x="48" y="10" width="80" height="96" rx="36" fill="var(--surface)"/><rect x="48" y="10" width="80" height="96" rx="36" fill="var(--d5)" fill-opacity=".22"/>` +
    '<rect x="58" y="20" width="60" height="76" rx="27" stroke="var(--d18)"/><circle cx="88" cy="58" r="15" stroke="var(--buoy-pure)" stroke-width="4"/>' +
    '<path d="M88 46v24M76 58h24"/><path d="M48 36h-8v12h8M48 70h-8v12h8"/>',
)
