import { MARK_FIELD, markOf, type Stroke } from '@fathom/domain/forms'
import Eraser from 'lucide-react/icons/eraser'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import css from './sign.module.css'
import { useDrawing } from './use-drawing.ts'

type Props = {
  strokes: readonly Stroke[]
  onChange: (strokes: readonly Stroke[]) => void
  /** The signer's name, shown below the line. */
  name: string
  /** The element id of the error text. */
  errorId: string | undefined
}

/** Drawn with a finger, a pen or the mouse; stored as a path, so it looks the same on paper. */
export function SignaturePad({ strokes, onChange, name, errorId }: Props) {
  const { t, formatDate } = useTranslator('forms')
  const { current, ...drawing } = useDrawing((stroke) => onChange([...strokes, stroke]))
  const shown = current ? [...strokes, current] : strokes
  return (
    <fieldset
      aria-describedby={errorId}
      aria-label={t('forms.sign.pad')}
      className={css.pad}
      data-invalid={errorId ? '' : undefined}
      tabIndex={-1}
    >
      <svg
        aria-hidden="true"
        className={css.ink}
        viewBox={`0 0 ${MARK_FIELD.width} ${MARK_FIELD.height}`}
        {...drawing}
      >
        <path d={markOf(shown)} />
      </svg>
      {shown.length === 0 && (
        <p aria-hidden="true" className={css.hint}>
          {t('forms.sign.pad.hint')}
        </p>
      )}
      {strokes.length > 0 && (
        <div className={css.tools}>
          <Button icon={Undo2} kind="quiet" onClick={() => onChange(strokes.slice(0, -1))} size="sm">
            {t('forms.sign.undo')}
          </Button>
          <Button icon={Eraser} kind="quiet" onClick={() => onChange([])} size="sm">
            {t('forms.sign.clear')}
          </Button>
        </div>
      )}
      <p className={css.caption}>
        <bdi>{name}</bdi>
        <span>{formatDate(new Date(), 'long')}</span>
      </p>
      <p className="visually-hidden" role="status">
        {t('forms.sign.strokes', { count: strokes.length })}
      </p>
    </fieldset>
  )
}
