import type { Config } from '../../../../platform/config/index.ts'

type Named = Pick<Config, 'publicUrl'>

/** The learner as units of cmi5 know them: by number, and by nothing else. */
export const actorOf = ({ publicUrl }: Named, affiliateId: number) => ({
  objectType: 'Agent',
  account: { homePage: publicUrl, name: String(affiliateId) },
})

/** A unit has a name of ours beside that of its publisher: the same package may be imported twice. */
export const activityIri = ({ publicUrl }: Named, contentId: string, activityId: string): string =>
  `${publicUrl}/training/content/${contentId}/${encodeURIComponent(activityId)}`

type Agent = { account?: { homePage?: unknown; name?: unknown } }

/** Whether this is the learner, however it is written. */
export function isActor(config: Named, affiliateId: number, agent: unknown): boolean {
  const { account } = (agent ?? {}) as Agent
  return account?.homePage === config.publicUrl && account?.name === String(affiliateId)
}
