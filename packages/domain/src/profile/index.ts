export {
  ADDRESS_FIELDS,
  type AddressDraft,
  type AddressField,
  addressFields,
  addressFieldsInForm,
  addressFrom,
  EMPTY_ADDRESS,
  letterLines,
  type RequiredAddressField,
} from './fields.ts'
export { fullName, type NameParts } from './full-name.ts'
export {
  type AddressCountry,
  type AddressProblem,
  type AddressProblemName,
  addressProblems,
  tidyAddress,
} from './mailing-address.ts'
export { isMainlandChina } from './mailing-country.ts'
