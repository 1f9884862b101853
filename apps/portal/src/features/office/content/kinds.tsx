import {
  type LinkWire,
  LONGEST_LINK,
  LONGEST_NOTICE,
  linkProblem,
  type MaintenanceWire,
} from '@fathom/contract/shared'
import type { ContentKind } from '@fathom/domain/office'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@fathom/domain/translations'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { MaintenanceNotice } from '../../../shared/ui/feedback/maintenance-notice.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { NumberInput } from '../../../shared/ui/form/number-input.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { courses } from './course-editor.tsx'
import { type EditorProps, type KindView, Preview } from './kind-view.tsx'
import { prices } from './price-editor.tsx'
import { promotions } from './promotion-editor.tsx'
import { translations } from './translation-editor.tsx'
import { wordings } from './wording-view.tsx'
import { FilledLanguages, LanguageField } from './words-editor.tsx'

const maintenance: KindView<MaintenanceWire> = {
  only: 'notice',
  empty: { texts: {} },
  problemOf: ({ texts }) =>
    tooLongIn(texts).length > 0
      ? 'text-too-long'
      : texts[DEFAULT_LOCALE]?.trim()
        ? undefined
        : 'text-missing',
  Summary: ({ value }) => <bdi>{value.texts[DEFAULT_LOCALE]}</bdi>,
  Editor: NoticeEditor,
}

const tooLongIn = (texts: MaintenanceWire['texts']) =>
  LOCALES.filter((each) => (texts[each]?.length ?? 0) > LONGEST_NOTICE)

function NoticeEditor({ value: { texts }, onChange, error }: EditorProps<MaintenanceWire>) {
  const { t, formatNumber } = useTranslator('office-content')
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE)
  const filled = LOCALES.filter((each) => texts[each]?.trim())
  const spoken = texts[locale]?.trim() ? locale : DEFAULT_LOCALE
  const tooLong = tooLongIn(texts)
  const text = texts[locale] ?? ''
  const limit = useTextLimit()(text, LONGEST_NOTICE, text)
  const change = (text: string) => {
    const { [locale]: _old, ...others } = texts
    onChange({ texts: text === '' ? others : { ...others, [locale]: text } })
  }
  return (
    <>
      <LanguageField filled={filled} locale={locale} onChange={setLocale} tooLong={tooLong} />
      <Field
        error={limit.error ?? (tooLong.length === 0 ? error : undefined)}
        help={limit.help ?? t('office-content.textHelp', { most: formatNumber(LONGEST_NOTICE) })}
        label={t('office-content.text')}
      >
        <TextArea
          dir="auto"
          lang={langOf(locale)}
          onChange={({ target }) => change(target.value)}
          rows={3}
          value={text}
        />
      </Field>
      <FilledLanguages of={filled} />
      <Preview>
        {filled.includes(spoken) && <MaintenanceNotice locale={spoken} text={texts[spoken]?.trim() ?? ''} />}
      </Preview>
    </>
  )
}

const links: KindView<LinkWire> = {
  empty: { url: '' },
  problemOf: ({ url }) => (url.length > LONGEST_LINK ? 'text-too-long' : linkProblem(url)),
  Summary: ({ value }) => <bdi>{value.url}</bdi>,
  Editor: LinkEditor,
}

function LinkEditor({ value: { url }, onChange, error }: EditorProps<LinkWire>) {
  const { t } = useTranslator('office-content')
  const limit = useTextLimit()(url, LONGEST_LINK)
  return (
    <>
      <Field error={limit.error ?? error} help={limit.help} label={t('office-content.url')}>
        <TextInput
          dir="ltr"
          inputMode="url"
          onChange={({ target }) => onChange({ url: target.value.trim() })}
          value={url}
        />
      </Field>
      <Preview>
        {!linkProblem(url) && (
          <TextLink href={url} newTab={true}>
            {t('office-content.openLink')}
          </TextLink>
        )}
      </Preview>
    </>
  )
}

type FlagValue = boolean | number

const flags: KindView<FlagValue> = {
  empty: false,
  problemOf: (value) => (typeof value === 'number' && !(value >= 0 && value <= 1) ? 'invalid' : undefined),
  Summary: FlagSummary,
  Editor: FlagEditor,
}

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const

function FlagSummary({ value }: { value: FlagValue }) {
  const { t, formatNumber } = useTranslator('office-content')
  if (typeof value === 'number') return formatNumber(value, PERCENT)
  return t(value ? 'office-content.on' : 'office-content.off')
}

/** To a hundredth, because 0.07 × 100 is a little more than 7. */
const toPercent = (share: number) => Math.round(share * 10_000) / 100

function FlagEditor({ value, onChange, error }: EditorProps<FlagValue>) {
  const { t, locale, formatNumber } = useTranslator('office-content')
  if (typeof value === 'boolean')
    return (
      <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)}>
        {t('office-content.on')}
      </Checkbox>
    )
  const limits = { none: formatNumber(0, PERCENT), all: formatNumber(1, PERCENT) }
  return (
    <Field error={error} help={t('office-content.shareHelp', limits)} label={t('office-content.share')}>
      <NumberInput
        format={formatNumber}
        locale={locale}
        onChange={(percent) => onChange((percent ?? Number.NaN) / 100)}
        unit="%"
        value={Number.isNaN(value) ? undefined : toPercent(value)}
      />
    </Field>
  )
}

/** Every kind has a view; the value of each document fits the one of its kind, because the server checks it. */
const KIND_VIEWS = {
  maintenance,
  translations,
  links,
  flags,
  prices,
  promotions,
  courses,
  wordings,
} satisfies Record<ContentKind, unknown>

export const viewOf = (kind: ContentKind): KindView<unknown> =>
  KIND_VIEWS[kind] as unknown as KindView<unknown>
