import type { ContentWire } from '@fathom/contract/training/content'

/** Names of standards are the same in every language. */
export const STANDARD_NAMES: Readonly<Record<ContentWire['standard'], string>> = {
  'scorm-1.2': 'SCORM 1.2',
  'scorm-2004-3': 'SCORM 2004 3rd',
  'scorm-2004-4': 'SCORM 2004 4th',
  cmi5: 'cmi5',
}
