export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** One event of a person. `sequence` increases by one with each event of the same person. */
export type PersonEvent = { sequence: number; type: string; data: Json }
