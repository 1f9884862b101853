import { lineDrawing, swell } from './line-drawing.ts'

/** For an empty list: a diver's slate and its pencil. */
export const slate = lineDrawing(
  `${swell(112)}<g transform="rotate(-6 84 60)"><rect x="44" y="14" width="80" height="88" rx="10" fill="var(--surface)"/>` +
    '<rect x="44" y="14" width="80" height="88" rx="10" fill="var(--d5)" fill-opacity=".22"/><circle cx="84" cy="24" r="3.5"/><path d="M56 40h20M56 52h34M56 64h14"/>' +
    '<path d="M56 88c6 0 7-12 14-12s8 8 14 8 10-16 16-16 6 20 12 20" stroke="var(--d18)"/></g>' +
    '<g transform="rotate(28 132 70)"><path d="M128 34h9v48l-4.5 9-4.5-9Z" fill="var(--buoy-pure)"/><path d="M128 42h9"/></g><path d="M112 16c14-10 28 2 24 14" stroke-dasharray="1 5"/>',
)
