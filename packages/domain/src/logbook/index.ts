export { DEFAULT_UNIT_SYSTEM, type UnitSystem } from './unit-system.ts'
