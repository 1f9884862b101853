import { lineDrawing, swell } from './line-drawing.ts'

/** For missing access rights: a hatch with its wheel. */
export const closedHatch = lineDrawing(
  `${swell(116)}<rect x="48" y="10" width="80" height="96" rx="36" fill="var(--surface)"/><rect x="48" y="10" width="80" height="96" rx="36" fill="var(--d5)" fill-opacity=".22"/>` +
    '<rect x="58" y="20" width="60" height="76" rx="27" stroke="var(--d18)"/><circle cx="88" cy="58" r="15" stroke="var(--buoy-pure)" stroke-width="4"/>' +
    '<path d="M88 46v24M76 58h24"/><path d="M48 36h-8v12h8M48 70h-8v12h8"/>',
)
