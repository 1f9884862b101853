import { lineDrawing, swell } from './line-drawing.ts'

/** For something that failed to load: a buoy out of reach. */
export const driftingBuoy = lineDrawing(
  `${swell(84)}<path d="M20 100c8 0 8 5 16 5s8-5 16-5M120 100c8 0 8 5 16 5s8-5 16-5" stroke="var(--d10)"/>` +
    '<path d="M74 82l5-48h18l5 48Z" fill="var(--buoy-pure)"/><path d="M77 58h22M88 34V18"/><path d="M88 18l16 6-16 6" fill="var(--surface)"/>' +
    '<path d="M88 88c-4 14 6 18 0 34" stroke-dasharray="3 5"/><path d="M124 40c6-6 16-6 22 0M130 47c3-3 7-3 10 0M121 30l28 28"/>',
)
