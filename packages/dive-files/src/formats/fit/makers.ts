/** The numbers of Garmin's profile for makers whose watches record dives. */
export const MAKERS: Readonly<Record<string, string>> = {
  1: 'Garmin',
  23: 'Suunto',
  123: 'Polar',
  294: 'Coros',
}

const GARMIN = 1

/** Of the products of Garmin, those made for diving. Some have another number in Asia. */
const DESCENTS: Readonly<Record<number, string>> = {
  2859: 'Descent Mk1',
  3258: 'Descent Mk2',
  3542: 'Descent Mk2S',
  3702: 'Descent Mk2',
  3930: 'Descent Mk2S',
  4005: 'Descent G1',
  4132: 'Descent G1',
  4222: 'Descent Mk3',
  4223: 'Descent Mk3i',
}

export const modelOf = (maker: number | undefined, product: number | undefined): string | undefined =>
  maker === GARMIN && product !== undefined ? DESCENTS[product] : undefined
