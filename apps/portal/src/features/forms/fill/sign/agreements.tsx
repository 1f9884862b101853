import { type ComponentProps, useId } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { written } from '../../document/in-own-language.tsx'
import { AgreementBoxes } from './agreement-boxes.tsx'
import css from './sign.module.css'

type Props = ComponentProps<typeof AgreementBoxes> & {
  /** The statement to sign, by paragraph. */
  statement: readonly string[]
  language: string
}

/** The statement, and the signer's agreement to it. */
export function Agreements({ statement, language, ...boxes }: Props) {
  const { t } = useTranslator('forms')
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.agreements}>
      <h3 className={css.label} id={id}>
        {t('forms.sign.statement')}
      </h3>
      <div className={css.statement} {...written(language)}>
        {statement.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div>
        <AgreementBoxes {...boxes} />
      </div>
    </section>
  )
}
