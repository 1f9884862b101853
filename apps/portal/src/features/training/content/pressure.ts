/** Sea water: one bar at the surface, plus one for every 10 meters. */
const METERS_A_BAR = 10

const FEET_A_METER = 3.28084

/** Pressure effects at a depth. `air` is the remaining volume of a jar full of surface air. */
function atDepth(meters: number) {
  const bar = 1 + meters / METERS_A_BAR
  return { meters, feet: Math.round(meters * FEET_A_METER), bar, air: 1 / bar }
}

export const DEPTHS = [0, 10, 20, 30, 40].map(atDepth)
