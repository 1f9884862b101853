export const PASSKEY_NAME_MAX_LENGTH = 60

const asRead = (name: string) => name.normalize('NFKC').trim().toLowerCase()

/** Two passkeys that read alike cannot be told apart when one of them has to go. */
export const isPasskeyNameTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((each) => asRead(each) === asRead(name))

/** The name itself, or with the first number that makes it another: 'Chrome · Linux 2'. */
export function freePasskeyName(name: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '' : ` ${count}`
    const candidate = name.slice(0, PASSKEY_NAME_MAX_LENGTH - ending.length) + ending
    if (!isPasskeyNameTaken(candidate, taken)) return candidate
  }
}
