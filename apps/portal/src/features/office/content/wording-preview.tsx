import {
  currentDefinition,
  type FormDefinition,
  RELEASE_VARIANTS,
  type ReleaseVariant,
} from '@fathom/domain/forms'
import { directionOf } from '@fathom/domain/translations'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import css from './content.module.css'
import { Preview } from './kind-view.tsx'
import { textIn, type WordingProps } from './wording-fields.tsx'

/** The form as people read it; a release depends on the place and the age. */
export function WordingPreview({ form, language, ...texts }: WordingProps) {
  const { t } = useTranslator('office-content')
  const [variant, setVariant] = useState<ReleaseVariant>('own-fault')
  return (
    <Preview>
      {form === 'liability-release' && (
        <Field label={t('office-content.wording.previewFor')}>
          <Select onChange={({ target }) => setVariant(target.value as ReleaseVariant)} value={variant}>
            {RELEASE_VARIANTS.map((each) => (
              <option key={each} value={each}>
                {t(`office-content.variant.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <article
        aria-label={t('office-content.preview')}
        className={css.paper}
        dir={directionOf(language)}
        lang={langOf(language)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <FormTexts
          definition={currentDefinition(form, variant)}
          text={(key) => textIn(texts, language, key)}
        />
      </article>
    </Preview>
  )
}

type TextsProps = { definition: FormDefinition; text: (key: string) => string }

function FormTexts({ definition: { title, sections, statement }, text }: TextsProps) {
  return (
    <>
      <h4>{text(title)}</h4>
      {sections.map((section) => (
        <section key={section.id}>
          <h5>{text(section.title)}</h5>
          {section.paragraphs.map(({ text: key, size }) => (
            <p data-size={size} key={key}>
              {text(key)}
            </p>
          ))}
          <ul>
            {section.questions.map(({ id, text: key, help, examples = [] }) => (
              <li key={id}>
                <b>{text(key)}</b>
                {help && <p>{text(help)}</p>}
                {examples.length > 0 && <p>{examples.map(text).join(' · ')}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {statement.map((key) => (
        <p key={key}>{text(key)}</p>
      ))}
    </>
  )
}
