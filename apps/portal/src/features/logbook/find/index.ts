import { NO_FILTER, searchTextOf } from '@fathom/domain/logbook'
import BookOpen from 'lucide-react/icons/book-open'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Handshake from 'lucide-react/icons/handshake'
import MapIcon from 'lucide-react/icons/map'
import Trash2 from 'lucide-react/icons/trash-2'
import Wrench from 'lucide-react/icons/wrench'
import { isOnline } from '../../../shared/connection.ts'
import type { FindDeps, FindItem, FindSource } from '../../../shared/find/find-item.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { fetchLogbook, type Logbook, logbookHere } from '../device/logbook.queries.ts'
import { listed, numbersOf } from '../device/logbook-rules.ts'
import { queryOf } from '../list/list-view.ts'
import { divePath } from '../logbook-paths.ts'
import { mapPath } from '../map/map-paths.ts'
import { FIRST, firstNumberQuery } from '../numbering/numbering.queries.ts'
import { statisticsPath } from '../statistics/statistics-view.ts'

/** What is on this device; a device that hasn't stored the logbook yet asks for it. */
async function readDives({ calls, client, user: { affiliateId } }: FindDeps): Promise<Logbook['dives']> {
  const here = await logbookHere(affiliateId)
  if (here.wholeAt !== undefined || !isOnline()) return here.dives
  return (await fetchLogbook(calls, client, affiliateId)).dives
}

/** The words of a date's month, alone and within a date, where many languages inflect it. */
function createMonths() {
  const { formatDate, formatDay } = i18n.current()
  const months = new Map<string, string>()
  return (date: string): string => {
    const month = date.slice(0, 7)
    const known = months.get(month)
    if (known !== undefined) return known
    const words = [
      formatDate(date, { month: 'long', year: 'numeric' }),
      formatDay(date).replace(/\p{N}+/gu, ''),
    ]
    months.set(month, words.join(' '))
    return words.join(' ')
  }
}

async function listDives(deps: FindDeps): Promise<FindItem[]> {
  const { calls, client, user } = deps
  const [dives, first] = await Promise.all([
    readDives(deps),
    client.fetchQuery(firstNumberQuery(calls, user.affiliateId)).catch(() => FIRST),
    i18n.need('logbook-list'),
  ])
  const { t, formatDay } = i18n.current()
  const monthOf = createMonths()
  const numbers = numbersOf(dives, first)
  return listed(dives, { filter: 'all', sort: 'newest' }).map(({ log }) => {
    const { id, date, location } = log
    const number = numbers.get(id)
    const day = () => {
      if (!date) return ''
      if (number === undefined) return formatDay(date)
      return t('logbook-list.card.numbered', { number, date: formatDay(date) })
    }
    return {
      id,
      title: log.title || t('logbook-list.untitled'),
      detail: () => [day(), location].filter(Boolean).join(' · '),
      ...(number !== undefined && { number: String(number) }),
      also: [searchTextOf(log), date && `${date} ${Number(date.slice(8))} ${monthOf(date)}`].join(' '),
      icon: BookOpen,
      to: divePath(id),
    }
  })
}

/** The diver's own dives, online and offline. */
export const divesSource: FindSource = {
  name: 'dives',
  group: 'dives',
  list: listDives,
  more: (search) =>
    `${paths.logbook()}?${queryOf({ filter: 'all', sort: 'newest', search, narrow: NO_FILTER })}`,
}

const SCREENS = [
  { title: 'shell.page.statistics', icon: ChartNoAxesColumn, to: statisticsPath() },
  { title: 'shell.page.map', icon: MapIcon, to: mapPath() },
  { title: 'shell.page.gear', icon: Wrench, to: paths.gear() },
  { title: 'shell.page.confirmations', icon: Handshake, to: paths.confirmations() },
  { title: 'shell.page.deletedDives', icon: Trash2, to: paths.deletedDives() },
] as const

/** The logbook's screens that aren't in the menu. */
export const logbookScreens: FindSource = {
  name: 'logbook-screens',
  group: 'screens',
  list: async () => {
    const { t } = i18n.current()
    return SCREENS.map(({ title, icon, to }) => ({
      id: to,
      title: t(title),
      also: t('shell.nav.logbook'),
      icon,
      to,
    }))
  },
}
