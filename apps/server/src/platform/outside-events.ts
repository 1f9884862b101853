import type { Queryable } from './database/index.ts'
import type { Json } from './live/index.ts'

export type OutsideEvent<Type extends string> = {
  type: Type
  /** Ids and states only: never names, answers of a form or anything medical. */
  data: { [key: string]: Json }
}

/** Tells other systems what happened (OF-10), in the transaction of the action. */
export type PublishOutside<Type extends string> = (tx: Queryable, event: OutsideEvent<Type>) => Promise<void>
