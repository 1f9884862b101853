import type { DemoPerson } from '../../../platform/demo.ts'
import { demoId } from './demo-dive.ts'
import { DEMO_DIVES } from './demo-dives.ts'

/** The id of this person's newest demo dive of that title. */
export function findDemoDive({ name, affiliateId }: DemoPerson, title: string): string | undefined {
  const dives = DEMO_DIVES[name] ?? []
  const at = dives.findIndex((dive) => dive.title === title)
  return at < 0 ? undefined : demoId(affiliateId, dives.length - at)
}
