import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { written } from '../../document/in-own-language.tsx'
import { useFill } from '../fill-context.ts'
import { FormText } from '../form-text.tsx'
import { PageFooter } from '../layout/page-footer.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import type { PageProps } from './page-props.ts'
import css from './pages.module.css'
import type { FillPage } from './pages-of.ts'
import { usePageCheck } from './use-page-check.ts'

const BLANK_LENGTH = 200

type Props = PageProps & { page: Extract<FillPage, { kind: 'text' }>; head?: ReactNode }

/** The text of a section and its blanks, which must be filled in before signing. */
export function TextPage({ page: { section, blanks }, head, isFirst, onBack, onNext, next }: Props) {
  const { t } = useTranslator('forms')
  const { answers, answer, text, language, definition } = useFill()
  const check = usePageCheck(blanks, onNext)
  const isIntro = blanks.length === 0
  return (
    <form noValidate={true} onSubmit={check.submit} ref={check.place}>
      <PageHeading isFirst={isFirst}>
        {isIntro ? t('forms.fill.begin.title') : <FormText of={section.title} />}
      </PageHeading>
      {head}
      <div className={isIntro ? css.intro : css.legal} {...written(language)}>
        {section.paragraphs.map((paragraph) => (
          <p data-size={paragraph.size} key={paragraph.text}>
            {text(paragraph.text)}
          </p>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {check.said}
      </p>
      {!isIntro && (
        <section className={css.blanks}>
          <h3 className={css['box-title']}>{t('forms.release.blanks')}</h3>
          {blanks.map((blank) => (
            <Field error={check.errorOf(blank)} key={blank.id} label={<FormText of={blank.text} />}>
              <TextInput
                dir="auto"
                maxLength={BLANK_LENGTH}
                onChange={({ target }) => answer(blank.id, target.value)}
                value={answers[blank.id] ?? ''}
              />
            </Field>
          ))}
        </section>
      )}
      {definition.name === 'medical-questionnaire' && <Banner icon={Lock}>{t('forms.fill.privacy')}</Banner>}
      <PageFooter next={next} onBack={onBack} />
    </form>
  )
}
