import { randomUUID } from 'node:crypto'
import type { CardFacts } from './trust.ts'

export const aCard = (changes: Partial<CardFacts> = {}): CardFacts => ({
  id: randomUUID(),
  affiliateId: 100001,
  holderName: 'Mara Lindqvist',
  levelName: 'Rescue Diver',
  levelId: 30,
  licenseId: '2503118407',
  certDate: '2025-03-14',
  instructor: 'Kai Nakamura, 500001',
  store: 'Harbour Divers, 7001',
  qualifiedDepth: 30,
  photoHash: 'ab'.repeat(32),
  ...changes,
})
