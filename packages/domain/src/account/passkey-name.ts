export const PASSKEY_NAME_MAX_LENGTH = 60

const asRead = (name: string) => name.normalize('NFKC').trim().toLowerCase()

/** If two passkeys have names that look alike, people can't know which one to remove. */
export const isPasskeyNameTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((each) => asRead(each) === asRead(name))

/** Returns the name itself, or the name with the first number that makes it unique: 'Chrome · Linux 2'. */
export function freePasskeyName(name: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '' : ` ${count}`
    const candidate = name.slice(0, PASSKEY_NAME_MAX_LENGTH - ending.length) + ending
    if (!isPasskeyNameTaken(candidate, taken)) return candidate
  }
}
