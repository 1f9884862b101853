import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { cached } from '../cached.ts'
import type { MailOutcome } from '../mail/index.ts'

type Values = Readonly<Record<string, number>>

/** A number, or one for each value of a label; the values must come from a closed set. */
export type GaugeSource = {
  name: string
  help: string
  label?: string
  read: () => number | Values | Promise<number | Values>
  /** How long a value counts as current; what asks the database needs one. */
  seconds?: number
}

type Answered = { method: string; route: string; status: number; seconds: number }
type JobEnd = 'done' | 'failed'

/**
 * What a process measures, in the form of Prometheus. Labels are route patterns, names of jobs and states: never
 * anything that a visitor can choose, and nothing about a person.
 */
export type Metrics = {
  contentType: string
  text(): Promise<string>
  answered(request: Answered): void
  jobEnded(name: string, end: JobEnd, seconds: number): void
  mailEnded(outcome: MailOutcome): void
  addGauge(source: GaugeSource): void
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const JOB_SECONDS = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300]

/** Each server has its own, so that several in one process don't mix. */
export function createMetrics(version: string): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'fathom_build_info',
    help: 'Always 1; the version is a label.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  const requests = new Histogram({
    name: 'fathom_http_request_duration_seconds',
    help: 'Answered requests by route pattern; live streams are not among them.',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWER_SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'fathom_job_duration_seconds',
    help: 'Attempts at jobs of this process by how they ended.',
    labelNames: ['job', 'end'],
    buckets: JOB_SECONDS,
    registers,
  })
  const mails = new Counter({
    name: 'fathom_mail_attempts_total',
    help: 'Attempts to send a mail: sent, refused or deferred by the mail server, or without one that can be used.',
    labelNames: ['outcome'],
    registers,
  })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: ({ method, route, status, seconds }) =>
      requests.observe({ method: METHODS.has(method) ? method : 'OTHER', route, status }, seconds),
    jobEnded: (job, end, seconds) => jobs.observe({ job, end }, seconds),
    mailEnded: (outcome) => mails.inc({ outcome }),
    addGauge: (source) => addGauge(registers, source),
  }
}

const READ_WITHIN_MS = 2000

/** A database that hangs must not hold up what can be said without it. */
function inTime<T>(value: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), READ_WITHIN_MS)
  return Promise.race([value, late.promise]).finally(() => clearTimeout(timer))
}

/** A value that can't be read is left out of this scrape: zero would be wrong, and the others still count. */
function addGauge(registers: Registry[], { name, help, label, read, seconds = 0 }: GaugeSource): void {
  const current = cached(read, seconds)
  new Gauge({
    ...{ name, help, registers },
    ...(label && { labelNames: [label] }),
    async collect() {
      this.reset()
      const value = await inTime(current()).catch(() => undefined)
      if (value === undefined) {
        if (!label) this.remove()
      } else if (typeof value === 'number') this.set(value)
      else for (const [key, each] of Object.entries(value)) this.set({ [label ?? '']: key }, each)
    },
  })
}
