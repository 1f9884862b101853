const FEET_PER_METER = 3.28084

/** The limits of training have round figures of their own in feet, on cards, in lessons and in exams. */
const PRINTED: Readonly<Record<number, number>> = { 12: 40, 18: 60, 24: 80, 30: 100, 40: 130 }

/** A depth as it is taught and printed. The depth of a logged dive is measured, and converted exactly. */
export const depthInFeet = (meters: number): number => PRINTED[meters] ?? Math.round(meters * FEET_PER_METER)
