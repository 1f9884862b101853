import type { Cmi } from '@fathom/domain/training/content'
import { without } from './merge.ts'

const OF_A_SITTING = ['session_time', 'total_time', 'exit', 'entry']

/** What a package has saved, without the values that every sitting sets. */
export function storedPart(cmi: Cmi): string {
  const core = (cmi.core ?? {}) as Record<string, unknown>
  return JSON.stringify({ ...without(cmi, OF_A_SITTING), core: without(core, OF_A_SITTING) })
}
