import type { Standard } from '@fathom/domain/training'
import { findChild, textOf, type Xml } from './xml.ts'

const has2004 = /adlcp_v1p3|adlseq_v1p3|imscp_v1p1\b(?!p)|imsss/i
const has12 = /adlcp_rootv1p2|imscp_rootv1p1p2/i

/** Uses the declared version, or else the namespaces, or else the spelling of the elements. */
export function scormStandard(manifest: Xml, text: string): Standard | undefined {
  const said = textOf(findChild(manifest, 'metadata', 'schemaversion'))?.toLowerCase() ?? ''
  if (/4th/.test(said)) return 'scorm-2004-4'
  if (/2004|1\.3/.test(said)) return 'scorm-2004-3'
  if (/1\.2/.test(said)) return 'scorm-1.2'
  if (said && !/scorm|^1\.1/.test(said)) return undefined
  if (has12.test(text)) return 'scorm-1.2'
  if (has2004.test(text)) return 'scorm-2004-3'
  if (/scormType=/.test(text)) return 'scorm-2004-3'
  return /scormtype=/.test(text) ? 'scorm-1.2' : undefined
}
