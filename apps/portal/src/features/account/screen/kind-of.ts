const KINDS = { 2: 'member', 3: 'store', 9: 'staff' } as const

/** RO-02: a member, a store or the organization's staff; everyone else is a diver or a student. */
export function kindOf(affiliateType: number) {
  return KINDS[affiliateType as keyof typeof KINDS] ?? 'diver'
}
