export { isMainlandChina } from './mailing-country.ts'
