import type { UnitSystem } from '@fathom/domain/logbook'
import type { ReactNode } from 'react'
import { storedUnit } from './stored-unit.ts'

/** EN-10: gives the reader's unit to a page that also opens without an account and offline. */
export const WithStoredUnit = ({ children }: { children: (unit: UnitSystem) => ReactNode }) =>
  children(storedUnit())
