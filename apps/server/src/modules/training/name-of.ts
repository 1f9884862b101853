/** Empty for a person who no longer exists. */
export const nameOf = (person: { givenName: string; familyName: string } | undefined): string =>
  person ? `${person.givenName} ${person.familyName}`.trim() : ''
