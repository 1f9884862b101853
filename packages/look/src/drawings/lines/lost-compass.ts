import { lineDrawing, swell } from './line-drawing.ts'

/** For an unknown address: a compass without a course. */
export const lostCompass = lineDrawing(
  `${swell(116)}<circle cx="88" cy="58" r="44" fill="var(--surface)"/><circle cx="88" cy="58" r="44" fill="var(--d5)" fill-opacity=".22"/><circle cx="88" cy="58" r="34" stroke="var(--d18)"/>` +
    '<path d="M88 20v6M88 90v6M50 58h6M120 58h6M62 32l3 3M111 81l3 3M114 32l-3 3M65 81l-3 3"/>' +
    '<g transform="rotate(38 88 58)"><path d="M88 32l8 26H80Z" fill="var(--buoy-pure)"/><path d="M88 84l8-26H80Z" fill="var(--surface)"/></g><circle cx="88" cy="58" r="3" fill="var(--surface)"/><path d="M80 14V8h16v6"/>',
)
