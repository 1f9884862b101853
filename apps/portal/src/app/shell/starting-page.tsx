import { mark } from '@fathom/look/mark.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Bubbles } from '../../shared/ui/action/bubbles.tsx'
import { Drawing } from '../../shared/ui/icon/drawing.tsx'
import css from './starting-page.module.css'

/** Shown while the session is checked and the first page is fetched. */
export function StartingPage() {
  const { t } = useTranslator()
  return (
    <main className={css.page}>
      <div className={css.mark}>
        <Drawing of={mark()} width="full" />
      </div>
      <p className="visually-hidden" role="status">
        {t('shell.loading.page')}
      </p>
      <Bubbles />
    </main>
  )
}
