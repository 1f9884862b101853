import {
  LONGEST_EXCERPT,
  LONGEST_PROMOTION_NAME,
  nextPromotion,
  type Promotion,
  STOCK_PICTURES,
  stockPhotoUrl,
} from '@fathom/domain/promos'
import { wordsIn, wordsProblem } from '@fathom/domain/translations'
import { useId } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { languagesTooLong } from './content-problems.ts'
import type { EditorProps, KindView } from './kind-view.tsx'
import css from './promotion-editor.module.css'
import { WordsEditor } from './words-editor.tsx'

const LONGEST = { name: LONGEST_PROMOTION_NAME, excerpt: LONGEST_EXCERPT }

/** OF-08: the cards that are promoted. */
export const promotions: KindView<Promotion> = {
  add: { label: (t) => t('office-content.promotion.add'), nextKey: nextPromotion },
  empty: { isShown: true, stockId: STOCK_PICTURES[0] ?? '', position: 0, words: {} },
  problemOf: ({ words }) =>
    languagesTooLong(words, (name) => LONGEST[name as keyof typeof LONGEST]).length > 0
      ? 'text-too-long'
      : wordsProblem(words),
  Summary: PromotionSummary,
  Editor: PromotionEditor,
}

function PromotionSummary({ value: { isShown, words }, titled }: { value: Promotion; titled?: boolean }) {
  const { t, locale } = useTranslator('office-content')
  const own = wordsIn(words, locale)
  const said = [isShown ? '' : t('office-content.hidden'), titled ? '' : own?.name, own?.excerpt]
  return <bdi>{said.filter(Boolean).join(' · ')}</bdi>
}

function PromotionEditor({ value, onChange, error }: EditorProps<Promotion>) {
  const { t } = useTranslator('office-content')
  const { words, stockId, isShown } = value
  const change = (part: Partial<Promotion>) => onChange({ ...value, ...part })
  return (
    <WordsEditor
      error={error}
      onChange={(changed) => change({ words: changed })}
      parts={[
        { name: 'name', label: t('office-content.promotion.name'), most: LONGEST.name },
        { name: 'excerpt', label: t('office-content.text'), most: LONGEST.excerpt, rows: 2 },
      ]}
      preview={({ name, excerpt }) => (
        <figure className={css.card}>
          <img alt="" height="404" src={stockPhotoUrl(stockId)} width="640" />
          <figcaption>
            <b>{name}</b>
            <p>{excerpt}</p>
          </figcaption>
        </figure>
      )}
      words={words}
    >
      <Pictures onChange={(picture) => change({ stockId: picture })} value={stockId} />
      <Place onChange={(position) => change({ position })} value={value.position} />
      <Checkbox checked={isShown} onChange={({ target }) => change({ isShown: target.checked })}>
        {t('office-content.promotion.shown')}
      </Checkbox>
    </WordsEditor>
  )
}

function Pictures({ value, onChange }: { value: string; onChange: (stockId: string) => void }) {
  const { t, formatNumber } = useTranslator('office-content')
  const group = useId()
  return (
    <fieldset className={css.pictures}>
      <legend>{t('office-content.promotion.picture')}</legend>
      {STOCK_PICTURES.map((stockId, at) => (
        <label className={css.picture} key={stockId}>
          <input
            checked={stockId === value}
            name={group}
            onChange={() => onChange(stockId)}
            type="radio"
            value={stockId}
          />
          <img
            alt={t('office-content.promotion.pictureName', { number: formatNumber(at + 1) })}
            height="404"
            loading="lazy"
            src={stockPhotoUrl(stockId)}
            width="640"
          />
        </label>
      ))}
    </fieldset>
  )
}

const PLACES = Array.from({ length: 20 }, (_, position) => position)

function Place({ value, onChange }: { value: number; onChange: (position: number) => void }) {
  const { t, formatNumber } = useTranslator('office-content')
  const places = PLACES.includes(value) ? PLACES : [...PLACES, value]
  return (
    <Field help={t('office-content.promotion.placeHelp')} label={t('office-content.promotion.place')}>
      <Select onChange={({ target }) => onChange(Number(target.value))} value={value}>
        {places.map((position) => (
          <option key={position} value={position}>
            {formatNumber(position + 1)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
