export { fullName, type NameParts } from './full-name.ts'
export {
  ADDRESS_MAX_LENGTH,
  type AddressCountry,
  type AddressDraft,
  type AddressField,
  type AddressProblem,
  type AddressProblemName,
  addressProblems,
  POSTAL_CODE_MAX_LENGTH,
  tidyAddress,
} from './mailing-address.ts'
export { isMainlandChina } from './mailing-country.ts'
