export { getOutsideAddress, outsideLookup } from './outside-address.ts'
export { postOutside } from './post-outside.ts'
