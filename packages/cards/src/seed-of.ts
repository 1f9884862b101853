/** Every card has its own seabed, the same wherever it's drawn, because its number is the seed. */
export const seedOf = (licenseID: string): number => Number(licenseID) % 2_147_483_647
