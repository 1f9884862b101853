import { type FlagsWire, type LinkName, publicConfigWire, type ServiceName } from '@fathom/contract/shared'
import type { z } from 'zod'
import { addressOrPath, onOrOff, share } from './values.ts'

export const SERVICE_NAMES: readonly ServiceName[] = publicConfigWire.shape.services.def.keyType.options
export const LINK_NAMES: readonly LinkName[] = publicConfigWire.shape.links.def.keyType.options
const FLAG_SCHEMAS = {
  showSiteMaintenanceNotice: onOrOff,
  monitoringSampling: share,
  officeChecksPapers: onOrOff,
} satisfies Record<keyof FlagsWire, z.ZodType>

const upper = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

export const serviceVariable = (name: ServiceName) => `SERVICE_${upper(name)}_URL`
export const linkVariable = (name: LinkName) => `LINK_${upper(name)}`
export const flagVariable = (name: keyof FlagsWire) => `FLAGS_${upper(name)}`

/** The variables that exist once per service, external link and flag. */
export const namedVariables: Record<string, z.ZodType> = {
  ...Object.fromEntries(SERVICE_NAMES.map((name) => [serviceVariable(name), addressOrPath.optional()])),
  ...Object.fromEntries(LINK_NAMES.map((name) => [linkVariable(name), addressOrPath.optional()])),
  ...Object.fromEntries(
    Object.entries(FLAG_SCHEMAS).map(([name, schema]) => [
      flagVariable(name as keyof FlagsWire),
      schema.optional(),
    ]),
  ),
}

/** A misspelled name would be silently ignored, so we report it as an error. */
export function unknownVariables(env: Readonly<Record<string, unknown>>) {
  return Object.keys(env)
    .filter((name) => /^(SERVICE_.+_URL|LINK_.+|FLAGS_.+)$/.test(name) && !(name in namedVariables))
    .map((variable) => ({ variable, reason: `is not known; there are ${siblingsOf(variable)}` }))
}

function siblingsOf(variable: string) {
  const prefix = variable.slice(0, variable.indexOf('_') + 1)
  return Object.keys(namedVariables)
    .filter((name) => name.startsWith(prefix))
    .join(', ')
}
