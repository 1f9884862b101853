/** As the lessons teach it: 1 bar of air, and 1 bar for every 10 meters of sea. */
export const barAt = (depth: number) => 1 + depth / 10

/** Boyle: the room that gas takes at `depth`, if it took `liters` at the depth `from`. */
export const volumeAt = (depth: number, liters: number, from = 0) => (liters * barAt(from)) / barAt(depth)
