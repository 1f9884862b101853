import { BADGE_CONTEXT, type BadgeWire } from '@fathom/contract/trust'
import { endOfDay } from '@fathom/domain/trust'
import { OUR_NAME } from '../list-issuers.ts'
import type { StatementRow } from '../statement.store.ts'
import type { CardFacts } from '../trust.ts'
import { achievementOf } from './achievement.ts'
import { addressesOf } from './addresses.ts'
import { LIST_BITS } from './status-list.ts'

type Issued = Pick<StatementRow, 'statusIndex' | 'issuedAt'> & { issuer: string }

export const profileOf = (issuer: string): BadgeWire['issuer'] => ({
  id: addressesOf(issuer).profile,
  type: ['Profile'],
  name: OUR_NAME,
  url: issuer,
})

/** The same certification as on the card, in Open Badges 3.0 format. */
export function badgeOf(facts: CardFacts, { statusIndex, issuedAt, issuer }: Issued): BadgeWire {
  const identity = (identityType: 'name' | 'identifier', identityHash: string) =>
    ({ type: 'IdentityObject', hashed: false, identityHash, identityType }) as const
  return {
    '@context': [...BADGE_CONTEXT],
    id: `urn:fathom:statement:${encodeURIComponent(facts.id)}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: facts.levelName,
    issuer: profileOf(issuer),
    validFrom: wholeSeconds(issuedAt),
    ...(facts.expires && { validUntil: wholeSeconds(new Date(endOfDay(facts.expires) * 1000)) }),
    awardedDate: `${facts.certDate}T00:00:00Z`,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [identity('name', facts.holderName), identity('identifier', facts.licenseId)],
      achievement: achievementOf(issuer, facts),
      licenseNumber: facts.licenseId,
    },
    credentialStatus: statusOf(statusIndex, issuer),
  }
}

function statusOf(statusIndex: number, issuer: string): BadgeWire['credentialStatus'] {
  const list = addressesOf(issuer).statusList(Math.floor(statusIndex / LIST_BITS))
  const place = statusIndex % LIST_BITS
  return {
    id: `${list}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(place),
    statusListCredential: list,
  }
}

const wholeSeconds = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, 'Z')
