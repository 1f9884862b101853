/** The words for the name of a field; each field of a log has some. */
export const labelOf = (field: string) => `logbook-form.field.${field as 'title'}` as const
