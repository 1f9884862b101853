const KINDS = { 2: 'member', 3: 'store', 9: 'staff' } as const

/** RO-02: a member, a store, the organisation's staff; everybody else dives or learns to. */
export function kindOf(affiliateType: number) {
  return KINDS[affiliateType as keyof typeof KINDS] ?? 'diver'
}
