import type { BadgeWire } from '@fathom/contract/trust'
import type { CardFacts } from '../trust.ts'
import { addressesOf } from './addresses.ts'

type Level = Pick<CardFacts, 'levelId' | 'levelName' | 'qualifiedDepth' | 'gasLimit'>

/**
 * The description of the level. It's in English for every reader, because it's part of a standard's document.
 */
export function achievementOf(
  issuer: string,
  { levelId, levelName, qualifiedDepth, gasLimit }: Level,
): BadgeWire['credentialSubject']['achievement'] {
  const depth = qualifiedDepth ? ` It qualifies to dive to ${qualifiedDepth} metres.` : ''
  const gas = gasLimit ? ` It qualifies to dive with enriched air (EANx) of up to ${gasLimit} % oxygen.` : ''
  return {
    id: addressesOf(issuer).achievement(levelId),
    type: ['Achievement'],
    achievementType: 'Certification',
    name: levelName,
    description: `The diving certification ${levelName}.${depth}${gas}`,
    criteria: {
      narrative: `The holder has met every requirement of the course ${levelName}, and an authorised instructor has certified it.`,
    },
  }
}
