import type { Config } from '../config/index.ts'
import type { Tracing } from './span.ts'

/** Undefined, and nothing is loaded, unless OTEL_EXPORTER_OTLP_ENDPOINT or …_TRACES_ENDPOINT says where to. */
export async function createTracing({
  tracing,
  version,
}: Pick<Config, 'tracing' | 'version'>): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { sendTraces } = await import('./send-traces.ts')
  return sendTraces(tracing, version)
}
