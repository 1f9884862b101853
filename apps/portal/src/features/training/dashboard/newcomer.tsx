import { resumeScene } from '@fathom/look/drawings/resume-scene.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import css from './resume/resume.module.css'

/** For users who haven't started: the first step, and something to read. */
export function Newcomer() {
  const { t } = useTranslator('training-learn')
  return (
    <section aria-labelledby="first-course" className={css.hero}>
      <div className={css.art}>
        <Drawing of={resumeScene('newcomer')} width="full" />
      </div>
      <div>
        <h2 className={css.title} id="first-course">
          {t('training-learn.newcomer.title')}
        </h2>
        <p className={css.text}>{t('training-learn.newcomer.text')}</p>
      </div>
      <div className={css.acts}>
        <ButtonLink kind="bright" size="lg" to={paths.content('hand-signals')}>
          {t('training-learn.newcomer.read')}
        </ButtonLink>
      </div>
    </section>
  )
}
