import type { LinkedFormWire } from '@fathom/contract/forms'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { titleOf } from '../fill/form-names.ts'
import { written } from '../own-language.tsx'
import css from './linked.module.css'

type Section = LinkedFormWire['definition']['sections'][number]

type Answered = Pick<LinkedFormWire, 'definition' | 'texts' | 'answers' | 'language'>

/** The answers, section by section, in the language of `form`. */
export function AnswersShown({ form }: { form: Answered }) {
  return (
    <div className={css.sections} {...written(form.language)}>
      {form.definition.sections.map((section) => (
        <AnsweredSection form={form} key={section.id} section={section} />
      ))}
    </div>
  )
}

function AnsweredSection({ form: { texts, answers }, section }: { form: Answered; section: Section }) {
  const given = section.questions.filter(({ id }) => answers[id] !== undefined)
  if (given.length === 0) return null
  return (
    <section>
      {/* Other titles speak to the diver, or stand above a text. */}
      {section.openedBy && <h3 className={css.heading}>{texts[section.title]}</h3>}
      <dl>
        {given.map(({ id, kind, text }) => (
          <div className={css.line} key={id}>
            <dt>{texts[text]}</dt>
            <dd className={css.answer}>
              <bdi>{kind === 'text' ? answers[id] : texts[`forms.document.${answers[id]}`]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** SC-09, TS-06: what the diver answered with Yes before, and took back; absent if they did not. */
export function TakenBackShown({ form: { memberName: name, takenBack } }: { form: LinkedFormWire }) {
  const { t, formatDate } = useTranslator('forms-signers')
  if (!takenBack) return null
  const signed = formatDate(new Date(takenBack.signedDate), 'long')
  const changed = formatDate(new Date(takenBack.changedDate), 'long')
  return (
    <Card title={t('forms-signers.takenBack')}>
      <div className={css.text}>
        <p>{t('forms-signers.takenBack.text', { name, signed, changed })}</p>
        <AnswersShown form={takenBack} />
      </div>
    </Card>
  )
}

/** The full text of the form, as it was signed. */
export function TextShown({ form: { definition, texts, language } }: { form: LinkedFormWire }) {
  const title = texts[definition.title]
  const isNamed = useTranslator('forms').t(titleOf(definition.name)) === title
  const paragraphs = definition.sections.flatMap((section) => section.paragraphs)
  return (
    <div className={css.text} {...written(language)}>
      {/* The page already shows the title, unless the form has its own or is in another language. */}
      {!isNamed && <h3 className={css.heading}>{title}</h3>}
      {paragraphs.map(({ text, size }) => (
        <p data-size={size} key={text}>
          {texts[text]}
        </p>
      ))}
    </div>
  )
}

/** What the diver has declared with the signature. */
export function DeclarationShown({ form: { definition, texts, language } }: { form: LinkedFormWire }) {
  return (
    <div className={css.text} {...written(language)}>
      {definition.statement.map((key) => (
        <p key={key}>{texts[key]}</p>
      ))}
    </div>
  )
}
