import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useTranslator } from '../../i18n/index.ts'
import { ButtonLink } from '../action/button-link.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = {
  /** Leads to what there is. */
  listPath: string
  /** Instead of the general words. */
  title?: string
}

/** In place of what an address names, when it names nothing (`isMissing`). */
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
