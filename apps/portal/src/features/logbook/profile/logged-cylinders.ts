import type { CylinderFacts, DiveLog, DiveProfile } from '@fathom/domain/logbook'

type Logged = Pick<DiveLog, 'equipment'>

/** In the order of the computer's cylinders, as an import stores them. */
const cylindersIn = ({ equipment }: Logged) => [equipment, ...(equipment.moreCylinders ?? [])]

/** What the log says about the cylinders. */
export const cylinderFactsOf = (log: Logged): CylinderFacts[] =>
  cylindersIn(log).map(({ cylinderSize, startingPressure, endingPressure }) => ({
    size: cylinderSize ?? undefined,
    startPressure: startingPressure ?? undefined,
    endPressure: endingPressure ?? undefined,
  }))

/** Where the computer knows no gas, those that the diver entered. */
export function withLoggedGas<Profile extends DiveProfile>(profile: Profile, log: Logged): Profile {
  if (profile.gases.some((gas) => gas !== null)) return profile
  const gases = cylindersIn(log).map(({ oxygen, helium }) =>
    oxygen === null ? null : { oxygen: oxygen / 100, helium: (helium ?? 0) / 100 },
  )
  return gases.some((gas) => gas !== null) ? { ...profile, gases } : profile
}
