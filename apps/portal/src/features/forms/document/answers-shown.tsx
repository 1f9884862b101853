import type { LinkedFormWire } from '@fathom/contract/forms'
import { directionOf, isLocale } from '@fathom/domain/translations'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './document.module.css'

type Section = LinkedFormWire['definition']['sections'][number]

/** The language that was signed reads in its own direction, whoever looks. */
export const written = (language: string) => ({
  lang: language,
  dir: isLocale(language) ? directionOf(language) : undefined,
})

/** What was answered, section by section, in the words that were signed. */
export function AnswersShown({ form }: { form: LinkedFormWire }) {
  return (
    <div className={css.sections} {...written(form.language)}>
      {form.definition.sections.map((section) => (
        <AnsweredSection form={form} key={section.id} section={section} />
      ))}
    </div>
  )
}

function AnsweredSection({ form: { texts, answers }, section }: { form: LinkedFormWire; section: Section }) {
  const { t } = useTranslator('forms')
  const given = section.questions.filter(({ id }) => answers[id] !== undefined)
  if (given.length === 0) return null
  return (
    <section>
      {/* The blanks of a release belong to the text above them. */}
      {given.some(({ kind }) => kind === 'yes-no') && <h3 className={css.heading}>{texts[section.title]}</h3>}
      <dl>
        {given.map(({ id, kind, text }) => (
          <div className={css.line} key={id}>
            <dt>{texts[text]}</dt>
            <dd className={css.answer}>
              <bdi>
                {kind === 'text' ? answers[id] : t(`forms.document.${answers[id] === 'yes' ? 'yes' : 'no'}`)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The text of the form in full, as it was signed. */
export function TextShown({ form: { definition, texts, language } }: { form: LinkedFormWire }) {
  const paragraphs = definition.sections.flatMap((section) => section.paragraphs)
  return (
    <div className={css.text} {...written(language)}>
      {paragraphs.map(({ text, size }) => (
        <p data-size={size} key={text}>
          {texts[text]}
        </p>
      ))}
    </div>
  )
}
