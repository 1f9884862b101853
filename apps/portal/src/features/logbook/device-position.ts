import type { Position } from '@fathom/domain/logbook'

/** A dive site is as large as this; more digits would only name the boat. */
const DECIMALS = 5
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/** Where this device is; undefined if it doesn't know or may not say. */
export const findDevicePosition = (): Promise<Position | undefined> =>
  new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    ),
  )
