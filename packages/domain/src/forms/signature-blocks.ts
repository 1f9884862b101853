import type { SignatureBlock } from './definition.ts'

export const PARTICIPANT_AND_GUARDIAN: readonly SignatureBlock[] = [
  { role: 'participant', asked: 'always' },
  { role: 'guardian', asked: 'of-minors' },
]
