import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config/index.ts'
import type { Span, Tracing } from './span.ts'

const CLOSE_WITHIN_MS = 3000
const KINDS = { server: SpanKind.SERVER, job: SpanKind.CONSUMER } as const

/** OpenTelemetry without its global state: a process may have several servers, and tests do. */
export function sendTraces(
  { url, headers, serviceName, share }: NonNullable<Config['tracing']>,
  version: string,
): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers: { ...headers } }) }),
    ],
  })
  const tracer = provider.getTracer('fathom', version)
  return {
    begin: (name, kind, parent) => {
      const context = parentOf(parent)
      return spanOn(tracer, tracer.startSpan(name, { kind: KINDS[kind] }, context), context)
    },
    close: async () => {
      await provider.forceFlush({ timeoutMillis: CLOSE_WITHIN_MS }).catch(() => {})
      await provider.shutdown().catch(() => {})
    },
  }
}

function spanOn(tracer: Tracer, span: OtelSpan, context: Context): Span {
  const within = trace.setSpan(context, span)
  return {
    child: (name, attributes) =>
      spanOn(tracer, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, within), within),
    set: (attributes) => void span.setAttributes(attributes),
    rename: (name) => void span.updateName(name),
    end: (failure) => {
      if (failure !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', failure)
      }
      span.end()
    },
  }
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
function parentOf(header: string | undefined): Context {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, parent)
}
