export { COUNTRIES, countriesQuery } from '../places.queries.ts'
