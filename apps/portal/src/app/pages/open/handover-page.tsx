import { useTranslator } from '../../../shared/i18n/index.ts'
import { Bubbles } from '../../../shared/ui/action/bubbles.tsx'
import { type PageTitle, usePageTitle } from '../../routing/page-title.ts'
import css from './handover-page.module.css'

const WORDS = {
  'shell.page.signIn': 'shell.handover.signIn',
  'shell.page.signUp': 'shell.handover.signUp',
  'shell.page.signOut': 'shell.handover.signOut',
} as const

const isHandover = (title: PageTitle | undefined): title is keyof typeof WORDS =>
  title !== undefined && Object.hasOwn(WORDS, title)

/** Shown briefly while the account service takes over. */
export function Page() {
  const { t } = useTranslator()
  const title = usePageTitle()
  return (
    <div className={css.page} role="status">
      <Bubbles />
      <h1 className={css.title}>{t(WORDS[isHandover(title) ? title : 'shell.page.signIn'])}</h1>
    </div>
  )
}
