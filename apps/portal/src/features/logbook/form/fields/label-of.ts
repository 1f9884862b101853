/** The text key of a field's label; every field of a log has one. */
export const labelOf = (field: string) => `logbook-form.field.${field as 'title'}` as const
