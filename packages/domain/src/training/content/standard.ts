/** The standards whose packages can be imported and played. */
export const STANDARDS = ['scorm-1.2', 'scorm-2004-3', 'scorm-2004-4', 'cmi5'] as const
export type Standard = (typeof STANDARDS)[number]
