import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { cardsSource } from '../../features/certifications/find/index.ts'
import { divesSource, logbookScreens } from '../../features/logbook/find/index.ts'
import { useUser } from '../../features/session/index.ts'
import { catalogSource } from '../../features/shop/find/index.ts'
import { coursesSource, resourcesSource, studentsSource } from '../../features/training/find/index.ts'
import { useCalls } from '../../shared/calls.tsx'
import { useConfig } from '../../shared/config-context.tsx'
import type { FindGroup, FindSource } from '../../shared/find/find-item.ts'
import { wordsOf } from '../../shared/find/marked-text.ts'
import { matchesOf } from '../../shared/find/match.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { ALSO_OFFLINE } from '../../shared/offline/also-offline.ts'
import { useOnline } from '../../shared/use-online.ts'
import { cardsEntry, type MenuFacts } from '../shell/menu/menu.ts'
import { useMenuFacts } from '../shell/menu/use-menu-facts.ts'
import { useOwnItems } from './own-items.ts'
import { readRecent, recentItems, recentOf, storeRecent } from './recent-items.ts'
import { type Loaded, type Result, type ResultGroup, resultsOf } from './results.ts'
import { visitedPaths } from './visited.ts'

/** The server isn't asked for a single letter. */
const SHORTEST_SEARCH = 2
const isLongEnough = (search: string) => search.trim().length >= SHORTEST_SEARCH

/** What is searched for this person. What others may not see isn't asked for. */
function sourcesFor(facts: MenuFacts, areCardsOutside: boolean, staff: readonly FindSource[]) {
  return [
    divesSource,
    logbookScreens,
    coursesSource,
    catalogSource,
    resourcesSource,
    ...(areCardsOutside ? [] : [cardsSource]),
    ...(facts.mayUsePro ? [studentsSource] : []),
    ...staff,
  ]
}

/** Each source has its own query, so that none waits for another. */
function useSources(sources: readonly FindSource[], search: string) {
  const deps = {
    calls: useCalls(),
    client: useQueryClient(),
    user: useUser(),
    locale: useTranslator().locale,
  }
  const isOnline = useOnline()
  const key = ['find', deps.user.affiliateId, deps.locale]
  const lists = sources.flatMap((source) => (source.list ? [{ ...source, list: source.list }] : []))
  const searches = sources.flatMap((source) => (source.search ? [{ ...source, search: source.search }] : []))
  const listed = useQueries({
    queries: lists.map(({ name, list }) => ({
      queryKey: [...key, name],
      queryFn: () => list(deps),
      // Comparing ten thousand dives takes longer than finding one.
      structuralSharing: false,
      staleTime: 0,
      ...ALSO_OFFLINE,
    })),
  })
  const found = useQueries({
    queries: searches.map((source) => ({
      queryKey: [...key, source.name, search],
      queryFn: () => source.search(deps, search),
      enabled: isOnline && isLongEnough(search),
      placeholderData: (earlier: Awaited<ReturnType<typeof source.search>> | undefined) => earlier,
    })),
  })
  return {
    lists: lists.map(({ group, more }, at) => ({ group, more, query: listed[at] })),
    searches: searches.map(({ group, more }, at) => ({ group, more, query: found[at] })),
  }
}

/** Results of an earlier search stay while the next one runs, as far as they still fit. */
const stillFits = (items: Loaded['items'], words: readonly string[]) =>
  matchesOf(items, words).map(({ item }) => item)

export type Find = {
  groups: readonly ResultGroup[]
  /** Whether results may still come, also because the server isn't asked before a pause. */
  isLoading: boolean
  /** The groups of which something didn't load. */
  failed: readonly FindGroup[]
  retry: () => void
  remember: (opened: Result) => void
}

/** SN-03: everything that can be found, as it loads. `search` follows what is typed after a pause. */
export function useFind(text: string, search: string, staff: readonly FindSource[]): Find {
  const { affiliateId } = useUser()
  const isOnline = useOnline()
  const { facts } = useMenuFacts()
  const { links } = useConfig()
  const areCardsOutside = cardsEntry(facts, links).isExternal
  const { lists, searches } = useSources(sourcesFor(facts, areCardsOutside, staff), search)
  const words = wordsOf(text)
  const fromLists = lists.map(
    ({ group, more, query }): Loaded => ({ group, more, items: query?.data ?? [], isFound: false }),
  )
  const fromSearches = searches.map(({ group, more, query }): Loaded => {
    const items = words.length > 0 ? (query?.data ?? []) : []
    const isEarlier = query?.isPlaceholderData || search !== text.trim()
    return { group, more, items: isEarlier ? stillFits(items, words) : items, isFound: true }
  })
  const hasCard = fromLists.some(({ group, items }) => group === 'cards' && items.length > 0)
  const own = useOwnItems(facts, hasCard)
  const loaded = [...own, ...fromLists, ...fromSearches]
  const queries = [...lists, ...searches]
  const isIncomplete = (group: FindGroup) =>
    searches.some((each) => each.group === group) ||
    lists.some((each) => each.group === group && each.query?.data === undefined)
  const recent = useRecent(affiliateId, {
    loaded,
    groups: new Set(loaded.map(({ group }) => group)),
    whole: new Set(loaded.map(({ group }) => group).filter((group) => !isIncomplete(group))),
  })
  const failed = queries.filter(({ query }) => query?.isError)
  return {
    groups: words.length > 0 ? resultsOf(loaded, words, text.trim()) : firstGroups(recent(), own),
    isLoading:
      words.length > 0 &&
      (lists.some(({ query }) => query?.isLoading) ||
        searches.some(({ query }) => query?.isFetching) ||
        (isOnline && isLongEnough(text) && search !== text.trim())),
    failed: [...new Set(failed.map(({ group }) => group))],
    retry: () => {
      for (const { query } of failed) void query?.refetch()
    },
    remember: (opened) => {
      if (!recentOf(opened)) return
      const others = recent().filter(({ to }) => to !== opened.to)
      const all = [opened, ...others].flatMap((each) => recentOf(each) ?? [])
      void storeRecent(affiliateId, all).catch(() => undefined)
    },
  }
}

function useRecent(affiliateId: number, known: Parameters<typeof recentItems>[2]) {
  const { data: stored = [] } = useQuery({
    queryKey: ['find', affiliateId, 'recent'],
    queryFn: () => readRecent(affiliateId),
    staleTime: 0,
    ...ALSO_OFFLINE,
  })
  return () => recentItems(stored, visitedPaths(), known)
}

/** Before anything is typed: what was opened last, what can be done, and the pages of the menu. */
function firstGroups(recent: readonly Result[], own: readonly Loaded[]): ResultGroup[] {
  const offered = own.filter(({ group }) => group !== 'help')
  return [
    ...(recent.length > 0 ? [{ group: 'recent' as const, items: recent }] : []),
    ...offered.map(({ group, items }) => ({ group, items: items.map((item) => ({ ...item, group })) })),
  ]
}
