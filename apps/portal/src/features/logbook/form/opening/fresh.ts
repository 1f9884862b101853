import { newId } from '../../../../shared/new-id.ts'

const fresh = new Set<string>()

/** The id of a log that begins on this page: no server has it, so none need be asked. */
export function freshId(): string {
  const id = newId()
  fresh.add(id)
  return id
}

export const isFresh = (id: string): boolean => fresh.has(id)

/** From now on the server may have it. */
export const noLongerFresh = (id: string): void => void fresh.delete(id)
