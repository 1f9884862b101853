const LONGEST_KEY = 400
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/

/**
 * Throws on a key that could point outside its store or collide with the files that the store writes next to
 * it.
 */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a valid file key: ${JSON.stringify(key.slice(0, 80))}`)
  return key
}

/** Whether a name in a folder or bucket is a file of ours. */
export const isKey = (name: string): boolean =>
  name.length <= LONGEST_KEY &&
  name.split('/').every((segment) => SEGMENT.test(segment)) &&
  !/\.(part|type)$/.test(name)
