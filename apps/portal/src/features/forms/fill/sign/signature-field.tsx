import field from '@fathom/look/controls/field.module.css'
import link from '@fathom/look/controls/link.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, useRef } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { WhenLeft } from '../layout/when-left.tsx'
import css from './sign.module.css'
import { SignaturePad } from './signature-pad.tsx'
import { useFocusInNew } from './use-focus-in-new.ts'
import type { WrittenSignature } from './written-signature.ts'

const NAME_LENGTH = 200

type Props = {
  signer: 'participant' | 'guardian'
  /** The signer's name, if known. */
  name: string
  value: WrittenSignature
  onChange: (value: WrittenSignature) => void
  error: string | undefined
  /** Whether a missing signature is reported; a wrong name is, as soon as the field is left. */
  isTold: boolean
}

/** A signature, drawn or typed. */
export function SignatureField({ signer, name, value, onChange, error, isTold }: Props) {
  const { t } = useTranslator('forms')
  const id = useId()
  const isDrawn = value.way === 'drawn'
  const place = useRef<HTMLElement>(null)
  useFocusInNew(place, value.way)
  return (
    <section aria-labelledby={`${id}-title`} className={css.signature} ref={place}>
      <h3 className={css.label} id={`${id}-title`}>
        {t(`forms.sign.signature.${signer}`)}
      </h3>
      {isDrawn ? (
        <SignaturePad
          errorId={isTold && error ? `${id}-error` : undefined}
          name={name}
          onChange={(strokes) => onChange({ ...value, strokes })}
          strokes={value.strokes}
        />
      ) : (
        <WhenLeft>
          {(isLeft) => (
            <Field
              error={isTold || (isLeft && value.typed.trim() !== '') ? error : undefined}
              help={t('forms.sign.typed.help')}
              label={t('forms.sign.typed')}
            >
              <TextInput
                autoComplete="off"
                dir="auto"
                maxLength={NAME_LENGTH}
                onChange={({ target }) => onChange({ ...value, typed: target.value })}
                value={value.typed}
              />
            </Field>
          )}
        </WhenLeft>
      )}
      {!isDrawn && value.typed.trim() !== '' && (
        <p aria-hidden="true" className={css.typed}>
          <bdi>{value.typed}</bdi>
        </p>
      )}
      {isDrawn && isTold && error && (
        <p className={field.error} id={`${id}-error`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
      <button
        className={`${link.link} ${css.other}`}
        onClick={() => onChange({ ...value, way: isDrawn ? 'typed' : 'drawn' })}
        type="button"
      >
        {t(isDrawn ? 'forms.sign.toTyped' : 'forms.sign.toDrawn')}
      </button>
    </section>
  )
}
