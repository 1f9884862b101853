import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { CallFailed } from '../../http/index.ts'
import { useTranslator } from '../../i18n/index.ts'
import { ButtonLink } from '../action/button-link.tsx'
import { EmptyState } from './empty-state.tsx'

/** The address names nothing: an unknown id, or one that was typed wrong. Trying again wouldn't help. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 400)

type Props = {
  /** Leads to what there is. */
  listPath: string
  /** Instead of the general words. */
  title?: string
}

/** In place of what an address names, when it names nothing. */
export function Missing({ listPath, title }: Props) {
  const { t } = useTranslator()
  return (
    <EmptyState
      action={<ButtonLink to={listPath}>{t('shell.missing.back')}</ButtonLink>}
      drawing={slate}
      title={title ?? t('shell.missing.title')}
    >
      {t('shell.missing.text')}
    </EmptyState>
  )
}
