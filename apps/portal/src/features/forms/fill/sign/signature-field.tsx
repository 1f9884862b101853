import { MARK_FIELD, markOf, type Stroke } from '@fathom/domain/forms'
import field from '@fathom/look/controls/field.module.css'
import link from '@fathom/look/controls/link.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Eraser from 'lucide-react/icons/eraser'
import Undo2 from 'lucide-react/icons/undo-2'
import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { WhenLeft } from '../field-focus.tsx'
import css from './sign.module.css'
import type { WrittenSignature } from './signing.ts'

const NAME_LENGTH = 200

type Props = {
  signer: 'participant' | 'guardian' | 'physician'
  /** The signer's name, if known. */
  name: string
  value: WrittenSignature
  onChange: (value: WrittenSignature) => void
  error: string | undefined
  /** Whether a missing signature is reported; a wrong name is, as soon as the field is left. */
  showsErrors: boolean
}

/** A signature, drawn or typed. */
export function SignatureField({ signer, name, value, onChange, error, showsErrors }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const id = useId()
  const isDrawn = value.way === 'drawn'
  // A physician is addressed formally in every language, a diver in most of them is not.
  const isPhysician = signer === 'physician'
  const toTyped = isPhysician ? t('forms-signers.physician.toTyped') : t('forms.sign.toTyped')
  const place = useRef<HTMLElement>(null)
  useFocusInNew(place, value.way)
  return (
    <section aria-labelledby={`${id}-title`} className={css.signature} ref={place}>
      <h3 className={css.label} id={`${id}-title`}>
        {isPhysician ? t('forms-signers.physician.signature') : t(`forms.sign.signature.${signer}`)}
      </h3>
      {isDrawn ? (
        <SignaturePad
          errorId={showsErrors && error ? `${id}-error` : undefined}
          name={name}
          onChange={(strokes) => onChange({ ...value, strokes })}
          strokes={value.strokes}
        />
      ) : (
        <WhenLeft>
          {(isLeft) => (
            <Field
              error={showsErrors || (isLeft && value.typed.trim() !== '') ? error : undefined}
              help={isPhysician ? undefined : t('forms.sign.typed.help')}
              label={t(isPhysician ? 'forms.document.way.typed' : 'forms.sign.typed')}
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
      {isDrawn && showsErrors && error && (
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
        {isDrawn ? toTyped : t('forms.sign.toDrawn')}
      </button>
    </section>
  )
}

/** The toggle button comes after the control it switches, so the focus moves back to the new field or pad. */
function useFocusInNew(place: RefObject<HTMLElement | null>, way: 'drawn' | 'typed'): void {
  const before = useRef(way)
  useEffect(() => {
    if (before.current === way) return
    before.current = way
    place.current?.querySelector<HTMLElement>('input, fieldset')?.focus()
  }, [place, way])
}

type SignaturePadProps = {
  strokes: readonly Stroke[]
  onChange: (strokes: readonly Stroke[]) => void
  /** The signer's name, shown below the line. */
  name: string
  /** The element id of the error text. */
  errorId: string | undefined
}

/** Drawn with a finger, a pen or the mouse; stored as a path, so it looks the same on paper. */
function SignaturePad({ strokes, onChange, name, errorId }: SignaturePadProps) {
  const { t, formatDay } = useTranslator('forms')
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
        <span>{formatDay(new Date())}</span>
      </p>
      <p className="visually-hidden" role="status">
        {t('forms.sign.strokes', { count: strokes.length })}
      </p>
    </fieldset>
  )
}

type Point = Stroke[number]

/** The pointer's position in the coordinates of the stored field. */
function pointIn(place: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = place.getBoundingClientRect()
  return [((clientX - left) / width) * MARK_FIELD.width, ((clientY - top) / height) * MARK_FIELD.height]
}

/** Follows one finger, pen or mouse at a time, so a resting palm draws nothing. */
function useDrawing(onStroke: (stroke: Stroke) => void) {
  const [drawn, setDrawn] = useState<{ pointer: number; points: readonly Point[] }>()
  const isMine = ({ pointerId }: PointerEvent) => drawn?.pointer === pointerId
  return {
    current: drawn?.points,
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (drawn || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrawn({ pointer: event.pointerId, points: [pointIn(event.currentTarget, event)] })
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (!drawn || !isMine(event)) return
      const place = event.currentTarget
      const passed = event.nativeEvent.getCoalescedEvents?.() ?? []
      const points = (passed.length > 0 ? passed : [event]).map((each) => pointIn(place, each))
      setDrawn((before) => before && { ...before, points: [...before.points, ...points] })
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>) {
      if (!drawn || !isMine(event)) return
      setDrawn(undefined)
      onStroke(drawn.points)
    },
    onPointerCancel: () => setDrawn(undefined),
  }
}
