export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** One thing that happened to a person. `sequence` counts up by one from event to event of the same person. */
export type PersonEvent = { sequence: number; type: string; data: Json }
