export * from './references.graph.generated.ts'
export {
  type CityWire,
  type CountryWire,
  citiesQuery,
  citiesWire,
  countriesQuery,
  countriesWire,
  type StateWire,
  statesQuery,
  statesWire,
} from './references.wire.ts'
