import type { Module } from '../../platform/module.ts'
import type { OfficeDeps } from './office.deps.ts'

/** What the organization's staff do, on top of all other areas. */
export function officeModule(_deps: OfficeDeps): Module {
  return { routes: { office: async () => {} } }
}
