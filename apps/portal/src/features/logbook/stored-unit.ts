import type { Unit } from '@fathom/contract/logbook'
import { DEFAULT_UNIT_SYSTEM, type UnitSystem } from '@fathom/domain/logbook'

export const UNIT_KEY = 'fathom.unit'

/** Sign-out removes it with the other marks. */
export const storeUnit = (unit: Unit): void => localStorage.setItem(UNIT_KEY, unit)

/** The last one known on this device. */
export const storedUnit = (): UnitSystem =>
  localStorage.getItem(UNIT_KEY) === 'Imperial' ? 'Imperial' : DEFAULT_UNIT_SYSTEM
