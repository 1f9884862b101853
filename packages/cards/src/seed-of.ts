/** Every card has a seabed of its own, the same wherever it is drawn: its number is the seed. */
export const seedOf = (licenseID: string): number => Number(licenseID) % 2_147_483_647
