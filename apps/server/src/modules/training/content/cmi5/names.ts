import type { Config } from '../../../../platform/config/index.ts'

type Named = Pick<Config, 'publicUrl'>

/** The learner as cmi5 units know them: only by number. */
export const actorOf = ({ publicUrl }: Named, affiliateId: number) => ({
  objectType: 'Agent',
  account: { homePage: publicUrl, name: String(affiliateId) },
})

/** A unit has our own IRI in addition to its publisher's, because the same package may be imported twice. */
export const activityIri = ({ publicUrl }: Named, contentId: string, activityId: string): string =>
  `${publicUrl}/training/content/${contentId}/${encodeURIComponent(activityId)}`

type Agent = { account?: { homePage?: unknown; name?: unknown } }

/** Whether this agent is the learner, in any notation. */
export function isActor(config: Named, affiliateId: number, agent: unknown): boolean {
  const { account } = (agent ?? {}) as Agent
  return account?.homePage === config.publicUrl && account?.name === String(affiliateId)
}
