import { proLinks } from '@fathom/contract/training'
import { queryOptions, useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import FileText from 'lucide-react/icons/file-text'
import LinkIcon from 'lucide-react/icons/link'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import css from './pro-card.module.css'

/** CA-48: where a professional goes often, worded by the server in the reader's language. */
const proLinksQuery = ({ graph }: Pick<Calls, 'graph'>, affiliateId: number, locale: string) =>
  queryOptions({
    queryKey: ['training', 'pro-links', affiliateId, locale],
    queryFn: ({ signal }) =>
      answerOrStored(
        { affiliateId, name: `training.pro-links.${locale}` },
        async () => (await graph.request(proLinks, {}, { signal })).links,
      ),
    ...ALSO_OFFLINE,
  })

const GROUPS = ['teaching', 'career', 'business'] as const

type Props = {
  affiliateId: number
  /** How many forms the user signed as a professional (CA-49), as far as that is known. */
  forms: number | undefined
}

/** LE-11: the pro graph's links, by group, and the way to the forms. */
export function ProCard({ affiliateId, forms }: Props) {
  const { t, locale } = useTranslator('training-students')
  const links = useQuery(proLinksQuery(useCalls(), affiliateId, locale))
  if (links.data?.length === 0) return null
  return (
    <Card title={t('training-students.pro.title')}>
      {links.data ? (
        <div className={css.groups}>
          {GROUPS.map((group) => (
            <Group
              forms={group === 'business' ? forms : undefined}
              group={group}
              key={group}
              links={links.data.filter((link) => link.group === group)}
            />
          ))}
        </div>
      ) : links.isError ? (
        <Banner
          action={
            <Button busy={links.isFetching} icon={RotateCcw} onClick={() => links.refetch()} size="sm">
              {t('shell.error.retry')}
            </Button>
          }
          icon={TriangleAlert}
          live="alert"
          tone="warn"
        >
          {t('training-students.pro.failed')}
        </Banner>
      ) : (
        <Loading label={t('training-students.pro.loading')}>
          <Skeleton height="9rem" shape="block" />
        </Loading>
      )}
    </Card>
  )
}

type GroupProps = {
  group: (typeof GROUPS)[number]
  links: readonly { title: string; url: string }[]
  forms: number | undefined
}

function Group({ group, links, forms }: GroupProps) {
  const { t } = useTranslator('training-students')
  if (links.length === 0) return null
  const title = t(`training-students.pro.${group}`)
  return (
    <div>
      <h3 className={css.group}>{title}</h3>
      <List label={title}>
        {links.map((link) => (
          <ProLink key={link.url} {...link} />
        ))}
        {forms !== undefined && forms > 0 && (
          <ListRow
            lead={<Tile icon={FileText} tone="plain" />}
            title={t('training-students.pro.forms', { count: forms })}
            to={paths.formsApplications()}
          />
        )}
      </List>
    </div>
  )
}

function ProLink({ title, url }: { title: string; url: string }) {
  const { t } = useTranslator()
  if (url.startsWith('/')) return <ListRow lead={<Tile icon={LinkIcon} />} title={title} to={url} />
  return (
    <ListRow
      end={<Icon of={ExternalLink} />}
      lead={<Tile icon={LinkIcon} />}
      title={
        <a href={url} rel="noreferrer" target="_blank">
          {title}
          <span className="visually-hidden"> {t('shell.nav.external')}</span>
        </a>
      }
    />
  )
}
