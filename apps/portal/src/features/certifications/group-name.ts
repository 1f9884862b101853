import type { CardGroup } from '@fathom/domain/certifications'

type GroupName = CardGroup extends `card-group-${infer Name}` ? Name : never

/** The text key of a group. */
export const groupName = (group: CardGroup): GroupName => group.slice('card-group-'.length) as GroupName
