import { randomBytes } from 'node:crypto'
import type { FlagsWire, LinkName, PublicConfigWire } from '@fathom/contract/shared'
import type { Config, SsoTarget } from './config.ts'
import { flagVariable, LINK_NAMES, linkVariable, SERVICE_NAMES, serviceVariable } from './named-variables.ts'
import type { Variables } from './schema.ts'

const EXAMPLE_LINKS: Record<LinkName, string> = {
  home: 'https://www.fathom.example',
  privacy: 'https://www.fathom.example/privacy',
  consumerProtection: 'https://www.fathom.example/consumer-protection',
  contact: 'https://www.fathom.example/contact',
  help: 'https://www.fathom.example/help',
  courseLocator: 'https://www.fathom.example/courses',
  bookATrip: 'https://www.fathom.example/trips',
  ecards: 'https://www.fathom.example/ecards',
  shop: 'https://www.fathom.example/shop',
}

export function servicesOf(values: Variables) {
  const pairs = SERVICE_NAMES.map((name) => [name, values[serviceVariable(name)] ?? `/api/${name}`])
  return Object.fromEntries(pairs) as PublicConfigWire['services']
}

export function linksOf(values: Variables) {
  const pairs = LINK_NAMES.map((name) => [name, values[linkVariable(name)] ?? EXAMPLE_LINKS[name]])
  return Object.fromEntries(pairs) as PublicConfigWire['links']
}

export function flagsOf(values: Variables): FlagsWire {
  return {
    showSiteMaintenanceNotice: values[flagVariable('showSiteMaintenanceNotice')] === true,
    monitoringSampling: Number(values[flagVariable('monitoringSampling')] ?? 0.1),
    officeChecksPapers: values[flagVariable('officeChecksPapers')] === true,
  }
}

export function publicUrlOf(values: Variables): string {
  return values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
}

export const contentPortOf = ({ CONTENT_PORT, PORT }: Variables): number => CONTENT_PORT ?? PORT + 1

/** The same host on the next port, unless an origin is configured. */
export function contentUrlOf(values: Variables): string {
  if (values.CONTENT_URL) return values.CONTENT_URL
  const { protocol, hostname } = new URL(publicUrlOf(values))
  return `${protocol}//${hostname}:${contentPortOf(values)}`
}

/** The demo registers one site, its own shop link; nobody has the secret to redeem a code there. */
export function ssoTargetsOf(values: Variables): readonly SsoTarget[] {
  if (values.SSO_TARGETS) return values.SSO_TARGETS
  if (!values.DEMO) return []
  return [
    { clientId: 'shop', redirectUri: linksOf(values).shop, secret: randomBytes(32).toString('base64url') },
  ]
}

/** As OpenTelemetry defines it: the address for everything has a path added, that for traces hasn't. */
export function tracingOf(values: Variables): Config['tracing'] {
  if (values.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined
  const all = values.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (all && `${all.replace(/\/+$/, '')}/v1/traces`)
  if (!url) return undefined
  return {
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: values.OTEL_SERVICE_NAME,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  }
}
