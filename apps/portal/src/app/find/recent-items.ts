import BookOpen from 'lucide-react/icons/book-open'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import IdCard from 'lucide-react/icons/id-card'
import PanelLeft from 'lucide-react/icons/panel-left'
import UserRound from 'lucide-react/icons/user-round'
import { FIND_GROUPS, type FindGroup, type FindItem } from '../../shared/find/find-item.ts'
import { findAnswer, storeAnswer } from '../../shared/offline/stored-answers.ts'
import type { IconShape } from '../../shared/ui/icon/icon.tsx'
import type { Loaded, Result } from './results.ts'

/** For what is remembered, while its source can't say its own icon. */
const GROUP_ICONS: Readonly<Record<FindGroup, IconShape>> = {
  actions: CornerDownRight,
  screens: PanelLeft,
  dives: BookOpen,
  courses: GraduationCap,
  cards: IdCard,
  people: UserRound,
  help: CircleQuestionMark,
}

/** Something that was opened, with its words for when its source can't say them. */
export type Recent = { group: FindGroup; id: string; title: string; detail: string; to: string }

const MOST = 8
const NAME = 'find-recent'

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'group' in value &&
  FIND_GROUPS.some((group) => group === value.group)

/** Stored encrypted on this device until the person signs out. */
export async function readRecent(affiliateId: number): Promise<readonly Recent[]> {
  const stored = await findAnswer<unknown>({ affiliateId, name: NAME }).catch(() => undefined)
  return Array.isArray(stored) ? stored.filter(isRecent) : []
}

export const storeRecent = (affiliateId: number, recent: readonly Recent[]): Promise<void> =>
  storeAnswer({ affiliateId, name: NAME }, recent)

/** An action isn't something to come back to. */
export function recentOf({ group, id, title, detail, to }: Result): Recent | undefined {
  return group === 'actions' || to === undefined
    ? undefined
    : { group, id, title, detail: detail?.() ?? '', to }
}

/** Visits of a page of the menu say little; those of a dive, a course or a person do. */
const VISITED: readonly FindGroup[] = ['dives', 'courses', 'cards', 'people']

type Known = {
  loaded: readonly Loaded[]
  /** The groups that this person has, and those of them that are complete on this device. */
  groups: ReadonlySet<FindGroup>
  whole: ReadonlySet<FindGroup>
}

function currentItem({ loaded, groups, whole }: Known, recent: Recent): FindItem | undefined {
  const { group, id, title, detail, to } = recent
  const items = loaded.filter((each) => each.group === group).flatMap((each) => each.items)
  const known = items.find((item) => item.id === id)
  // What is gone, or was forbidden since, isn't offered anymore.
  if (known || whole.has(group) || !groups.has(group)) return known
  return { id, title, ...(detail && { detail: () => detail }), to, icon: GROUP_ICONS[group] }
}

/** The last things that were opened, by Find or otherwise, without the page that is open now. */
export function recentItems(stored: readonly Recent[], visited: readonly string[], known: Known): Result[] {
  const seen = visited.slice(1).flatMap((path) =>
    known.loaded
      .filter(({ group }) => VISITED.includes(group))
      .flatMap(({ group, items }) => {
        const item = items.find(({ to }) => to === path)
        return (item && recentOf({ ...item, group })) ?? []
      }),
  )
  const byAddress = new Map<string, Recent>()
  for (const each of [...seen, ...stored])
    if (each.to !== visited[0] && !byAddress.has(each.to)) byAddress.set(each.to, each)
  return [...byAddress.values()]
    .flatMap((recent) => {
      const item = currentItem(known, recent)
      return item ? [{ ...item, group: recent.group }] : []
    })
    .slice(0, MOST)
}
