/** The first part of the key of every query of the office. */
export const OFFICE_KEY = ['office'] as const
