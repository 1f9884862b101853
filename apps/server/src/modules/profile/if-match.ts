import { Problem } from '../../platform/problem.ts'

/** The version that an update started from: `"3"`, or none where it names none or `*`. */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const [, version] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch) ?? []
  if (version === undefined)
    throw new Problem('invalid-input', 400, { errors: ['If-Match: not a version such as "3"'] })
  return Number(version)
}
