import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button, buttonClass } from '../../../shared/ui/action/button.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import css from './uploaded-page.module.css'
import type { pageFileQuery } from './witness.queries.ts'

type Props = {
  /** The file of the page. */
  of: ReturnType<typeof pageFileQuery>
  /** The diver; left out for the diver. */
  name?: string
}

/** TS-03: the uploaded page to look at: a picture here, a PDF in a tab of its own, and both to download. */
export function UploadedPage({ of, name }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const file = useQuery(of)
  const url = useObjectUrl(file.data)
  if (file.isError)
    return (
      <ErrorState
        level={3}
        onRetry={() => void file.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={file.isFetching}
        title={t('forms-signers.check.pageFailed')}
      />
    )
  if (!file.data || !url)
    return (
      <Loading label={t('forms.fill.loading')}>
        <Skeleton height="12rem" shape="block" />
      </Loading>
    )
  const isPicture = file.data.type === 'image/jpeg'
  const saved = file.data
  return (
    <div className={css.page}>
      {isPicture && (
        <img
          alt={name ? t('forms-signers.check.picture', { name }) : t('forms-signers.evaluation')}
          className={css.picture}
          src={url}
        />
      )}
      <div className={css.ways}>
        <a className={buttonClass({ kind: 'soft' })} href={url} rel="noopener" target="_blank">
          <Icon of={ExternalLink} />
          {t('forms-signers.check.open')}
        </a>
        <Button
          icon={Download}
          onClick={() => saveFile(saved, isPicture ? 'evaluation.jpg' : 'evaluation.pdf')}
        >
          {t('forms.fill.done.download')}
        </Button>
      </div>
    </div>
  )
}
