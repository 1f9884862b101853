export type NameParts = { givenName: string; middleName: string; familyName: string }

export function fullName({ givenName, middleName, familyName }: NameParts): string {
  return [givenName, middleName, familyName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
}
