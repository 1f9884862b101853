import type { Standard } from '../activity.ts'

/**
 * LE-13: SCORM needs the runtime of our player, a script in a browser. A cmi5 lesson reports over the network,
 * so that any app can open it.
 */
export const isPlayableOn = (standard: Standard, platform: string): boolean =>
  platform.toLowerCase() === 'web' || standard === 'cmi5'
