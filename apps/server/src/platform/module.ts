import type { User } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queryable } from './database/index.ts'
import type { DemoPerson } from './demo.ts'
import type { JobData, Running } from './jobs/index.ts'
import type { LiveEventKind } from './live/index.ts'

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

/** The services that speak GraphQL at `/api/<service>/graphql`. */
export type GraphService = 'logbook' | 'notifications' | 'pro' | 'sessions'

export type GraphContext = { caller: User; request: Request }

export type PreparedAnswer = (
  caller: User,
  variables: Readonly<Record<string, unknown>>,
) => Promise<string | undefined>

/** A room's share of a graph: `sdl` may extend what another room of the same service declares. */
export type GraphPart = {
  sdl: string
  /** The portal's own operations on this part, by their hash: trusted, so not limited. */
  trusted: Readonly<Record<string, string>>
  /**
   * Answers to some of them, by the same hash, as JSON text that nobody needs to put together field by field. The
   * answer must be the one that the resolvers give; undefined leaves the call to them.
   */
  prepared?: Readonly<Record<string, PreparedAnswer>>
  resolvers: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

type JobHandler = (data: JobData, job: Running) => Promise<void>

/** A file in a person's archive: its name there, the store's key of it, and the `id` under which `ownData` tells of it. */
export type OwnFile = { name: string; key: string; id: string }

/**
 * What a room gives to the house. Every route needs a valid bearer unless it carries `config: { open: true }`;
 * behind it `request.caller` is the signed-in User.
 */
export type Module = {
  routes?: Partial<Record<Service, FastifyPluginAsyncZod>>
  graphs?: Partial<Record<GraphService, GraphPart>>
  /** The events that this room tells people live, by the type they are told under. */
  liveEvents?: Readonly<Record<string, LiveEventKind>>
  /** Fills the room's part of the demo world for one person; called inside one transaction on an empty database. */
  demo?: (tx: Queryable, person: DemoPerson) => Promise<void>
  /** What must be fresh at each demo start. */
  renewDemo?: (tx: Queryable, person: DemoPerson) => Promise<void>
  /** The durable work that this room does, by the name it is sent under. */
  jobs?: Readonly<Record<string, JobHandler>>
  /** Gives back the room of what has expired, and does what the passing of time asks for. At start and every hour. */
  cleanUp?: () => Promise<void>
  /** Everything that this room holds about one person, for their own archive: plain values, no secrets. */
  ownData?: (db: Queryable, affiliateId: number) => Promise<Readonly<Record<string, unknown>>>
  /** The files that belong to it, such as photos. */
  ownFiles?: (db: Queryable, affiliateId: number) => Promise<readonly OwnFile[]>
  /** Deletes what is personal; keeps, without the person, what law or training records require. */
  forgetPerson?: (tx: Queryable, affiliateId: number) => Promise<void>
}
