import type { MergePart } from '../../platform/merging.ts'

/**
 * OF-03: a card has one statement, which goes with it. The codes of dives and forms stay valid under the number that
 * they were signed for, as do the certificates of devices: none of them is signed again.
 */
export const trustMerging: MergePart = {
  moves: [{ table: 'trust_statement', column: 'affiliate_id', only: `t.kind = 'card'` }],
  stays: {},
}
