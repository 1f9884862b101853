import { mayOpen } from '@fathom/domain/office'
import UserRound from 'lucide-react/icons/user-round'
import type { FindSource } from '../../../shared/find/find-item.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ownRightsQuery } from '../own-rights.query.ts'
import { peopleQuery } from '../people/people.queries.ts'
import { queryOf } from '../people/people-view.ts'

/** OF-03: everyone, for staff who may see people. The server searches, and refuses anyone who lacks the right. */
export const peopleSource: FindSource = {
  name: 'office-people',
  group: 'people',
  search: async ({ calls, client }, search) => {
    const { rights } = await client.fetchQuery(ownRightsQuery(calls))
    if (!mayOpen('people', rights)) return []
    const { pages } = await client.fetchInfiniteQuery(peopleQuery(calls, { search, type: undefined }))
    const { formatId, isolate } = i18n.current()
    return (pages[0]?.items ?? []).map(({ affiliateId, name, email }) => ({
      id: String(affiliateId),
      title: name,
      detail: () => [email, formatId(affiliateId)].map(isolate).join(' · '),
      number: String(affiliateId),
      icon: UserRound,
      to: paths.officePerson(affiliateId),
    }))
  },
  more: (search) => `${paths.officePeople()}?${queryOf({ search, type: undefined })}`,
}
