import { lineDrawing, swell } from './line-drawing.ts'

/** For something that isn't available yet: a boat on its way, with its anchor up. */
export const boatUnderWay = lineDrawing(
  `${swell(92)}<path d="M40 74h96l-12 22c-24 6-48 6-72 0Z" fill="var(--d5)" fill-opacity=".25"/><path d="M40 74h96l-12 22"/><path d="M40 74l12 22"/>` +
    '<path d="M84 74V20"/><path d="M90 26c20 6 32 22 34 40H90Z" fill="var(--buoy-pure)"/><path d="M78 32c-14 8-22 20-24 34h24Z" fill="var(--surface)"/>' +
    '<path d="M84 20l10-5-10-5Z"/><path d="M14 60h14M8 70h12" stroke="var(--d10)"/><path d="M48 112c8 0 8 5 16 5s8-5 16-5M104 114c8 0 8 5 16 5s8-5 16-5" stroke="var(--d10)"/>',
)
