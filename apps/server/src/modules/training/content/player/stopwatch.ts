/** The time since a package started, for packages that don't report it themselves. */
export function createStopwatch(now: () => number) {
  let begun: number | undefined
  return {
    start: () => {
      begun ??= now()
    },
    seconds: () => (begun === undefined ? 0 : Math.max(0, Math.round((now() - begun) / 1000))),
  }
}

export const asTimespan = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

export const asDuration = (seconds: number): string => `PT${seconds}S`
