import { randomUUID } from 'node:crypto'
import type { Files } from '../files/index.ts'
import { Problem } from '../problem.ts'
import { UploadGone } from './upload-gone.ts'

type NewFile = { key: string; bytes: Uint8Array; type: string }

/** The last part of a file's key. Files from before tags have none. */
export const taggedName = ({ id, fileTag }: { id: string; fileTag: string }): string => {
  const [tag] = fileTag.split('@')
  return tag ? `${id}-${tag}` : id
}

/** Under whose number the file is stored. After accounts were merged, the tag says so: `<tag>@<number>`. */
export const fileOwner = ({ affiliateId, fileTag }: { affiliateId: number; fileTag: string }): number =>
  Number(fileTag.split('@')[1] ?? affiliateId)

/**
 * Stores files under keys with a new tag, so that none replaces another, and then attaches them. They're
 * deleted again if `attach` refuses or returns false for `isAttached`. After any other error they stay,
 * because the transaction may have succeeded.
 */
export async function addFiles<Result extends { isAttached: boolean }>(
  store: Files,
  filesOf: (fileTag: string) => readonly NewFile[],
  attach: (fileTag: string) => Promise<Result>,
): Promise<Result> {
  const fileTag = randomUUID()
  const added = filesOf(fileTag)
  const remove = async () => {
    for (const { key } of added) await store.delete(key)
  }
  for (const { key, bytes, type } of added) await store.put(key, bytes, type)
  try {
    const result = await attach(fileTag)
    if (!result.isAttached) await remove()
    return result
  } catch (error) {
    if (error instanceof Problem || error instanceof UploadGone) await remove()
    throw error
  }
}
