import type { PlayerStartWire } from '@fathom/contract/training/content'
import { createAsset } from './asset.ts'
import type { Listener, Runtime } from './runtime.ts'

/**
 * Loads only the runtime that is needed. A cmi5 package needs none, because it talks to the server itself.
 */
export async function runtimeFor(start: PlayerStartWire, listener: Listener): Promise<Runtime | undefined> {
  if (start.isAsset) return createAsset(start)
  if (start.standard === 'cmi5') return undefined
  if (start.standard === 'scorm-1.2') return (await import('./scorm-12.ts')).createScorm12(start, listener)
  return (await import('./scorm-2004.ts')).createScorm2004(start, listener)
}
