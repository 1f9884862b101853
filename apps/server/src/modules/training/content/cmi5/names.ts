import type { Config } from '../../../../platform/config/index.ts'
import { Problem } from '../../../../platform/problem.ts'

type Named = Pick<Config, 'publicUrl'>

/** The learner as cmi5 units know them: only by number. */
export const actorOf = ({ publicUrl }: Named, affiliateId: number) => ({
  objectType: 'Agent',
  account: { homePage: publicUrl, name: String(affiliateId) },
})

/** A unit has our own IRI in addition to its publisher's, because the same package may be imported twice. */
export const activityIri = ({ publicUrl }: Named, contentId: string, activityId: string): string =>
  `${publicUrl}/training/content/${contentId}/${encodeURIComponent(activityId)}`

type Agent = { account?: { homePage?: unknown; name?: unknown }; objectType?: unknown }

/** What would name someone else beside the account: a group has members, and an agent has one identifier. */
const OTHERS = ['member', 'mbox', 'mbox_sha1sum', 'openid']

/** Whether this agent is the learner, and nobody else. */
export function isActor(config: Named, affiliateId: number, agent: unknown): boolean {
  if (typeof agent !== 'object' || agent === null) return false
  const { account, objectType = 'Agent' } = agent as Agent
  if (objectType !== 'Agent' || OTHERS.some((name) => name in agent)) return false
  return account?.homePage === config.publicUrl && account?.name === String(affiliateId)
}

/** An agent in a query is JSON. */
export function parsedAgent(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid-input', 400)
  }
}
