export const GEAR_KINDS = [
  'Regulator',
  'Bcd',
  'Suit',
  'Computer',
  'Mask',
  'Fins',
  'Cylinder',
  'Light',
  'Camera',
  'Other',
] as const

export type GearKind = (typeof GEAR_KINDS)[number]

/** An item of a diver's own gear. Dives name it by its name. */
export type GearItem = {
  id: string
  name: string
  kind: GearKind
  /** Local days. */
  servicedOn: string | null
  serviceDue: string | null
}

export const isGearKind = (kind: string): kind is GearKind => (GEAR_KINDS as readonly string[]).includes(kind)

const SOON_DAYS = 30
const DAY_MS = 86_400_000

/** Whether an item should go to service: `due` from its day on, `soon` in the month before it. */
export function serviceStateOf(
  { serviceDue }: Pick<GearItem, 'serviceDue'>,
  today: string,
): 'due' | 'soon' | 'fine' {
  if (serviceDue === null) return 'fine'
  if (serviceDue <= today) return 'due'
  return Date.parse(serviceDue) - Date.parse(today) <= SOON_DAYS * DAY_MS ? 'soon' : 'fine'
}
