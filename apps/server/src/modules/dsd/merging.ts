import type { MergePart } from '../../platform/merging.ts'

/** OF-03. */
export const dsdMerging: MergePart = {
  moves: ['dsd_affiliation', 'dsd_checkpoint', 'past_guest'].map((table) => ({
    table,
    column: 'affiliate_id',
  })),
  stays: {},
}
