import type { DiveLogContent } from './dive-log.ts'
import { impossible } from './log-problems.ts'

/**
 * What can be saved of a draft while the diver is still typing. Impossible values are left out, so that one
 * typo doesn't block saving the other fields; the screen still shows what was typed.
 */
export function withoutImpossible(log: DiveLogContent, today: string): DiveLogContent {
  let left = log
  for (const { section, field, problem, range } of impossible(log, today))
    left =
      problem === 'text-too-long'
        ? cut(left, section, field, range?.highest ?? 0)
        : without(left, section, field)
  return left
}

function without(log: DiveLogContent, section: string, field: string): DiveLogContent {
  if (section === 'dive') return { ...log, [field]: null }
  const part = log[section as 'depthTime']
  return { ...log, [section]: { ...part, [field]: null } }
}

function cut(log: DiveLogContent, section: string, field: string, length: number): DiveLogContent {
  const shorter = (value: unknown) =>
    Array.isArray(value)
      ? value.slice(0, length).map((each) => String(each).slice(0, length))
      : String(value).slice(0, length)
  if (section === 'dive' || section === 'skills')
    return { ...log, [field]: shorter(log[field as 'title' | 'skills']) }
  const part = log[section as 'experience']
  return { ...log, [section]: { ...part, [field]: shorter(part[field as 'notes']) } }
}
