export type UnitSystem = 'Metric' | 'Imperial'

export const DEFAULT_UNIT_SYSTEM: UnitSystem = 'Metric'
