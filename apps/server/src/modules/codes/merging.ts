import type { MergePart } from '../../platform/merging.ts'

/** OF-03: codes in the list, and who shared and redeemed which. */
export const codesMerging: MergePart = {
  moves: [
    { table: 'access_code', column: 'owner_id', area: 'codes' },
    { table: 'access_code', column: 'redeemed_by' },
    { table: 'code_share', column: 'from_id' },
    { table: 'code_share', column: 'to_id' },
    { table: 'code_share', column: 'claimed_by' },
  ],
  stays: { 'code_batch.issued_by': 'staff are not merged' },
}
