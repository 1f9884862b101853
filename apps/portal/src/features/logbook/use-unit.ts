import { DEFAULT_UNIT_SYSTEM, type UnitSystem } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { unitSettingQuery } from './logbook.queries.ts'

const KEY = 'fathom.unit'

/** EN-10: the diver's unit; offline, the last one known here. Undefined while it loads. */
export function useUnit(): UnitSystem | undefined {
  const { data, isError, fetchStatus } = useQuery(unitSettingQuery(useCalls()))
  useEffect(() => {
    if (data) localStorage.setItem(KEY, data)
  }, [data])
  if (data) return data
  if (!isError && fetchStatus !== 'paused') return undefined
  return localStorage.getItem(KEY) === 'Imperial' ? 'Imperial' : DEFAULT_UNIT_SYSTEM
}
