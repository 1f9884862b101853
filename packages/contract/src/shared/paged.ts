import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/** A paged list; `page` counts from 1. */
export const paged = <Item extends $ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int().check(z.gte(0)),
    page: z.int().check(z.gte(1)),
    pageSize: z.int().check(z.gte(1)),
  })

export type PagedWire<Item> = { items: Item[]; total: number; page: number; pageSize: number }
