/** Sea water: one bar at the surface, one more for each of these metres. */
const METERS_A_BAR = 10

const FEET_A_METER = 3.28084

/** What the water does at a depth. `air` is the room that is left of a jar full of surface air. */
function atDepth(meters: number) {
  const bar = 1 + meters / METERS_A_BAR
  return { meters, feet: Math.round(meters * FEET_A_METER), bar, air: 1 / bar }
}

export const DEPTHS = [0, 10, 20, 30, 40].map(atDepth)
