import type { User } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queryable } from './database/index.ts'
import type { DemoPerson } from './demo.ts'
import type { JobData, Running } from './jobs/index.ts'
import type { LiveEventKind } from './live/index.ts'
import type { MergePart } from './merging.ts'
import type { GaugeSource } from './metrics/index.ts'
import type { OwnDataPart } from './own-data.ts'
import type { QueueSource } from './queues.ts'

/** The services of spec §7: each is mounted at `/api/<service>`. */
export type Service =
  | 'applications'
  | 'auth'
  | 'learning'
  | 'pro'
  | 'preferences'
  | 'checkpoint'
  | 'dsd'
  | 'forms'
  | 'ecards'
  | 'references'
  | 'logbook'
  | 'offers'
  | 'notifications'
  | 'sessions'
  | 'office'
  | 'integrations'

/** The services that speak GraphQL at `/api/<service>/graphql`. */
export type GraphService = 'logbook' | 'notifications' | 'pro' | 'sessions'

export type GraphContext = { caller: User; request: Request }

type RootArgs = Readonly<Record<string, object>>

/** One resolver for each field that the SDL declares; the arguments are generated from it. */
export type Resolvers<Args extends RootArgs> = {
  [Field in keyof Args]: (_: unknown, args: Args[Field], context: GraphContext) => unknown
}

export type PreparedAnswer = (
  caller: User,
  variables: Readonly<Record<string, unknown>>,
) => Promise<string | undefined>

/** A module's part of a graph: `sdl` may extend what another module of the same service declares. */
export type GraphPart = {
  sdl: string
  /** The portal's own operations on this part by hash: trusted, so not limited. */
  trusted: Readonly<Record<string, string>>
  /**
   * Prepared answers to some of them, by the same hash, as JSON text that skips the resolvers. The answer
   * must equal the resolvers' one; undefined falls back to them.
   */
  prepared?: Readonly<Record<string, PreparedAnswer>>
  resolvers: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

type JobHandler = (data: JobData, job: Running) => Promise<void>

/**
 * What a module provides to the server. Every route needs a valid bearer unless it has `config: { open: true
 * }`; behind it, `request.caller` is the signed-in User.
 */
export type Module = {
  routes?: Partial<Record<Service, FastifyPluginAsyncZod>>
  graphs?: Partial<Record<GraphService, GraphPart>>
  /** What waits for the organization's staff (OF-02). */
  queues?: readonly QueueSource[]
  /** The live events that this module publishes, by type. */
  liveEvents?: Readonly<Record<string, LiveEventKind>>
  /** Seeds the module's demo data for one person; called in one transaction on an empty database. */
  demo?: (tx: Queryable, person: DemoPerson) => Promise<void>
  /** Refreshes the data that must be current at each demo start. */
  renewDemo?: (tx: Queryable, person: DemoPerson) => Promise<void>
  /** The module's durable jobs, by name. */
  jobs?: Readonly<Record<string, JobHandler>>
  /** Jobs that send one mail each, composed when they run. Tried again until the mail server takes it. */
  mails?: Readonly<Record<string, JobHandler>>
  /** The same for mails that are only good for minutes. */
  codeMails?: Readonly<Record<string, JobHandler>>
  /** What the module measures, for operators; read from the database. */
  gauges?: readonly GaugeSource[]
  /** Removes expired data and does time-based work. Runs at startup and every hour. */
  cleanUp?: () => Promise<void>
  /** Deletes personal data; keeps, anonymized, what law or training records require. */
  forgetPerson?: (tx: Queryable, affiliateId: number) => Promise<void>
  /** What becomes of the person's data when two accounts are merged. */
  merging?: MergePart
} & (OwnDataPart | { [Name in keyof OwnDataPart]?: undefined })
