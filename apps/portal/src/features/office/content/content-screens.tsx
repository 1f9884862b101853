import { CONTENT_KINDS, type ContentKind } from '@fathom/domain/office'
import { useQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { RightMissing } from '../right-gate.tsx'
import css from './content.module.css'
import { documentsQuery, overviewQuery } from './content.queries.ts'
import { documentTitle } from './document-names.ts'
import { viewOf } from './kinds.tsx'
import { ContentNotLoaded } from './not-loaded.tsx'

const addressOf = (kind: ContentKind) => {
  const { only } = viewOf(kind)
  return only === undefined ? paths.officeContent(kind) : paths.officeDocument(kind, only)
}

/** OF-08: the kinds that this member of staff may change. */
export function OverviewScreen() {
  const { t } = useTranslator('office', 'office-content')
  const overview = useQuery(overviewQuery(useCalls()))
  if (!overview.data) return <ContentNotLoaded of={overview} />
  const { kinds } = overview.data
  const listed = CONTENT_KINDS.flatMap((name) => kinds.filter(({ kind }) => kind === name))
  if (listed.length === 0) return <RightMissing right="content" />
  return (
    <Card>
      <List label={t('office.right.content')}>
        {listed.map(({ kind, drafts }) => (
          <ListRow
            end={drafts > 0 && <DraftBadge />}
            key={kind}
            text={t(`office-content.about.${kind}`)}
            title={t(`office-content.kind.${kind}`)}
            to={addressOf(kind)}
          />
        ))}
      </List>
    </Card>
  )
}

/** The documents of one kind, with what applies now. */
export function DocumentsScreen({ kind }: { kind: ContentKind }) {
  const { t, formatMoment } = useTranslator('office-content', 'applications', 'certifications', 'club')
  const list = useQuery(documentsQuery(useCalls(), kind))
  const { Summary, add } = viewOf(kind)
  if (!list.data) return <ContentNotLoaded of={list} />
  const keys = list.data.documents.map(({ key }) => key)
  return (
    <div className={css.screen}>
      {add && (
        <div className={css.buttons}>
          <ButtonLink icon={Plus} to={paths.officeDocument(kind, add.nextKey(keys))}>
            {add.label(t)}
          </ButtonLink>
        </div>
      )}
      <Card>
        <List label={t(`office-content.kind.${kind}`)}>
          {list.data.documents.map(({ key, title, value, hasDraft, changesAt }) => (
            <ListRow
              end={
                <>
                  {changesAt && (
                    <Badge icon={CalendarClock} tone="info">
                      {formatMoment(changesAt)}
                    </Badge>
                  )}
                  {hasDraft && <DraftBadge />}
                </>
              }
              key={key}
              text={value === null ? t('office-content.nothing') : <Summary titled={true} value={value} />}
              title={documentTitle({ kind, key, title }, t)}
              to={paths.officeDocument(kind, key)}
            />
          ))}
        </List>
      </Card>
    </div>
  )
}

function DraftBadge() {
  const { t } = useTranslator('office-content')
  return (
    <Badge icon={PencilLine} tone="draft">
      {t('office-content.draft')}
    </Badge>
  )
}
