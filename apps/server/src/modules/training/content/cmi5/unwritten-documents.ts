import type { ContentDeps } from '../content.deps.ts'
import type { Cmi5Caller } from './cmi5-caller.ts'
import type { DocumentKind } from './document.store.ts'
import { launchData } from './launch-data.ts'

/** A document that a unit can read although nobody wrote it. */
export function launchDocument(
  { config }: Pick<ContentDeps, 'config'>,
  { session, activity, token }: Cmi5Caller,
  kind: DocumentKind,
  id: string,
): { type: string; content: Buffer; etag: string } | undefined {
  if (kind !== 'state' || id !== 'LMS.LaunchData') return undefined
  const returnUrl = `${config.contentUrl}/${token}/returned.html`
  const content = Buffer.from(JSON.stringify(launchData(session, activity, returnUrl)))
  return { type: 'application/json', content, etag: `"${session.sessionId}"` }
}

/** What a unit reads until something is written: the learner's language. */
export function firstDocument({ session }: Cmi5Caller, kind: DocumentKind, id: string) {
  if (kind !== 'agent' || id !== 'cmi5LearnerPreferences') return undefined
  const preferences = { languagePreference: session.language, audioPreference: 'on' }
  return { type: 'application/json', content: Buffer.from(JSON.stringify(preferences)), etag: '"first"' }
}
