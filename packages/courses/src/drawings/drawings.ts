import { breathingGas } from './breathing-gas.ts'
import { buoyancy } from './buoyancy.ts'
import { divePlanner } from './dive-planner.ts'
import type { Drawing } from './drawing.ts'
import { nitroxDepth } from './nitrox-depth.ts'
import { noStopTime } from './no-stop-time.ts'
import { pressureAndVolume } from './pressure-and-volume.ts'
import { risingBalloon } from './rising-balloon.ts'

/** Every interactive drawing, by its name in the lessons. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'pressure-and-volume': pressureAndVolume,
  'rising-balloon': risingBalloon,
  buoyancy: buoyancy,
  'no-stop-time': noStopTime,
  'nitrox-depth': nitroxDepth,
  'breathing-gas': breathingGas,
  'dive-planner': divePlanner,
}

export function getDrawing(name: string): Drawing {
  const drawing = drawings[name]
  if (!drawing) throw new Error(`no drawing is called ${name}`)
  return drawing
}
