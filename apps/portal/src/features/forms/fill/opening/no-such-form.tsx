import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { ButtonLink } from '../../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../../shared/ui/feedback/empty-state.tsx'

const WORDS = {
  form: ['forms.fill.unknown.title', 'forms.fill.unknown.text'],
  document: ['forms.fill.done.none.title', 'forms.fill.done.none.text'],
} as const

/** No form has this name, or this person has no document with this id. */
export function NoSuchForm({ what = 'form' }: { what?: keyof typeof WORDS }) {
  const { t } = useTranslator('forms')
  const [title, text] = WORDS[what]
  return (
    <EmptyState
      action={
        <ButtonLink kind="primary" to={paths.formsApplications()}>
          {t('forms.fill.toForms')}
        </ButtonLink>
      }
      drawing={lostCompass}
      level={1}
      title={t(title)}
    >
      {t(text)}
    </EmptyState>
  )
}
