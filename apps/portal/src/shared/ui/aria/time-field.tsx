import './strict-styles.ts'
import field from '@fathom/look/controls/field.module.css'
import { parseTime } from '@internationalized/date'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { TimeField as AriaTimeField, DateInput, DateSegment } from 'react-aria-components/TimeField'
import { classNames } from '../class-names.ts'
import css from './date-field.module.css'
import { FieldLabel, FieldNotes, type FieldParts } from './field-parts.tsx'

type Props = FieldParts & {
  /** As `14:02`; the reader sees 12 or 24 hours according to the locale. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  locale: string
  isDisabled?: boolean
}

export function TimeField(props: Props) {
  const { value, onChange, locale, isDisabled = false } = props
  return (
    <I18nProvider locale={locale}>
      <AriaTimeField
        className={field.field ?? ''}
        isDisabled={isDisabled}
        isInvalid={Boolean(props.error)}
        onChange={(time) => onChange(time?.toString().slice(0, 5))}
        value={value ? parseTime(value) : null}
      >
        <FieldLabel {...props} />
        <div className={classNames(field.input, css.box)}>
          <DateInput className={css.segments ?? ''}>
            {(segment) => <DateSegment className={css.segment ?? ''} segment={segment} />}
          </DateInput>
        </div>
        <FieldNotes {...props} />
      </AriaTimeField>
    </I18nProvider>
  )
}
