import { newId } from '../../../shared/new-id.ts'

const fresh = new Set<string>()

/** The id of a log created on this page; the server can't have it yet, so there's no need to fetch it. */
export function freshId(): string {
  const id = newId()
  fresh.add(id)
  return id
}

export const isFresh = (id: string): boolean => fresh.has(id)

/** Call once the server may have it. */
export const noLongerFresh = (id: string): void => void fresh.delete(id)
