/** Empty for somebody who is not known any longer. */
export const nameOf = (person: { givenName: string; familyName: string } | undefined): string =>
  person ? `${person.givenName} ${person.familyName}`.trim() : ''
