import { airLasts } from './breathing/air-lasts.ts'
import { airSpaces } from './breathing/air-spaces.ts'
import { balloonOnTheWayUp } from './breathing/balloon-on-the-way-up.ts'
import { ear } from './breathing/ear.ts'
import { jarAtFourDepths } from './breathing/jar-at-four-depths.ts'
import { pressureColumns } from './breathing/pressure-columns.ts'
import { slowAscent } from './breathing/slow-ascent.ts'
import { airInACylinder } from './equipment/air-in-a-cylinder.ts'
import { buddyCheck } from './equipment/buddy-check.ts'
import { jacket } from './equipment/jacket.ts'
import { maskAndSnorkel } from './equipment/mask-and-snorkel.ts'
import { pressureGauge } from './equipment/pressure-gauge.ts'
import { regulator } from './equipment/regulator.ts'
import { weightCheck } from './equipment/weight-check.ts'
import type { Plate } from './kit.ts'
import { analyze } from './nitrox/analyze.ts'
import { cylinderLabel } from './nitrox/cylinder-label.ts'
import { deepestPoints } from './nitrox/deepest-points.ts'
import { equivalentDepth } from './nitrox/equivalent-depth.ts'
import { longerTimes } from './nitrox/longer-times.ts'
import { oxygenPressure } from './nitrox/oxygen-pressure.ts'
import { oxygenTime } from './nitrox/oxygen-time.ts'
import { threeMixes } from './nitrox/three-mixes.ts'
import { threeNumbers } from './nitrox/three-numbers.ts'
import { airPlan } from './planning/air-plan.ts'
import { buddyDistance } from './planning/buddy-distance.ts'
import { diveShape } from './planning/dive-shape.ts'
import { flagsAndBuoy } from './planning/flags-and-buoy.ts'
import { handSignals } from './planning/hand-signals.ts'
import { nitrogenThroughADay } from './planning/nitrogen-through-a-day.ts'
import { noStopTimes } from './planning/no-stop-times.ts'
import { clearTheMask } from './trouble/clear-the-mask.ts'
import { firstAid } from './trouble/first-aid.ts'
import { fourSteps } from './trouble/four-steps.ts'
import { nearestAir } from './trouble/nearest-air.ts'
import { seenFromABoat } from './trouble/seen-from-a-boat.ts'
import { surfaceSignals } from './trouble/surface-signals.ts'
import { acrossTheCurrent } from './water/across-the-current.ts'
import { colorsByDepth } from './water/colors-by-depth.ts'
import { guestOnTheReef } from './water/guest-on-the-reef.ts'
import { liftAndWeight } from './water/lift-and-weight.ts'
import { looksCloser } from './water/looks-closer.ts'
import { saltAndFresh } from './water/salt-and-fresh.ts'
import { thermocline } from './water/thermocline.ts'

/** Every drawing, by its name in the lessons. */
export const plates: Readonly<Record<string, Plate>> = {
  'air-lasts': airLasts,
  'air-spaces': airSpaces,
  'balloon-on-the-way-up': balloonOnTheWayUp,
  ear: ear,
  'jar-at-four-depths': jarAtFourDepths,
  'pressure-columns': pressureColumns,
  'slow-ascent': slowAscent,
  'air-in-a-cylinder': airInACylinder,
  'buddy-check': buddyCheck,
  jacket: jacket,
  'mask-and-snorkel': maskAndSnorkel,
  'pressure-gauge': pressureGauge,
  regulator: regulator,
  'weight-check': weightCheck,
  analyze: analyze,
  'cylinder-label': cylinderLabel,
  'deepest-points': deepestPoints,
  'equivalent-depth': equivalentDepth,
  'longer-times': longerTimes,
  'oxygen-pressure': oxygenPressure,
  'oxygen-time': oxygenTime,
  'three-mixes': threeMixes,
  'three-numbers': threeNumbers,
  'air-plan': airPlan,
  'buddy-distance': buddyDistance,
  'dive-shape': diveShape,
  'flags-and-buoy': flagsAndBuoy,
  'hand-signals': handSignals,
  'nitrogen-through-a-day': nitrogenThroughADay,
  'no-stop-times': noStopTimes,
  'clear-the-mask': clearTheMask,
  'first-aid': firstAid,
  'four-steps': fourSteps,
  'nearest-air': nearestAir,
  'seen-from-a-boat': seenFromABoat,
  'surface-signals': surfaceSignals,
  'across-the-current': acrossTheCurrent,
  'colors-by-depth': colorsByDepth,
  'guest-on-the-reef': guestOnTheReef,
  'lift-and-weight': liftAndWeight,
  'looks-closer': looksCloser,
  'salt-and-fresh': saltAndFresh,
  thermocline: thermocline,
}
