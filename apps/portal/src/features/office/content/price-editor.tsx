import {
  CURRENCIES,
  type ListedPrice,
  PRICE_PARTS,
  type PricePart,
  partsOf,
  pricePartProblem,
  priceProblems,
} from '@fathom/domain/shop'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { currencyDigits, priceText } from '../../../shared/price-text.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { NumberInput } from '../../../shared/ui/form/number-input.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { type EditorProps, type KindView, Preview } from './kind-view.tsx'

/** OF-08: what courses, the club, cards and applications cost. */
export const prices: KindView<ListedPrice> = {
  empty: { currency: 'USD', amounts: {} },
  problemOf: (value, key) => priceProblems(value, key)[0],
  Summary: ({ value }) => <Amounts value={value} />,
  Editor: PriceEditor,
}

const LABELS = {
  price: 'office-content.price.amount',
  card: 'certifications.plastic.card',
  shippingNear: 'office-content.price.shippingNear',
  shippingFar: 'office-content.price.shippingFar',
} as const

/** As people read them. */
function Amounts({ value: { currency, amounts } }: { value: ListedPrice }) {
  const translator = useTranslator('office-content', 'certifications')
  const { t, formatList } = translator
  const isKnown = CURRENCIES.includes(currency)
  const shown = PRICE_PARTS.flatMap((part) => {
    const amount = amounts[part]
    if (amount === undefined || !isKnown) return []
    const text = priceText(translator, { amount, currency })
    return part === 'price' ? text : `${t(LABELS[part])} ${text}`
  })
  return <bdi>{formatList(shown)}</bdi>
}

function PriceEditor({ name, value, onChange, error }: EditorProps<ListedPrice>) {
  const { t, locale, formatNumber } = useTranslator('office-content', 'certifications')
  const { currency, amounts } = value
  const digits = currencyDigits(currency)
  const parts = partsOf(name)
  const change = (part: PricePart, typed: number | undefined) => {
    const { [part]: _old, ...others } = amounts
    const isNumber = typed !== undefined && !Number.isNaN(typed)
    onChange({ currency, amounts: isNumber ? { ...others, [part]: minor(typed, digits) } : others })
  }
  /** Each field says what is wrong with its own amount. */
  const wordsOf = (part: PricePart) => {
    const problem = pricePartProblem(value, name, part)
    return problem && t(`office-content.problem.${problem}`)
  }
  const convert = (to: string) => {
    const shift = 10 ** (currencyDigits(to) - digits)
    const moved = Object.entries(amounts).map(([part, amount]) => [part, round(amount * shift)])
    onChange({ currency: to, amounts: Object.fromEntries(moved) })
  }
  return (
    <>
      {parts.map((part) => (
        <Field error={error && wordsOf(part)} key={part} label={t(LABELS[part])}>
          <NumberInput
            format={(amount) => formatNumber(amount, { minimumFractionDigits: digits })}
            locale={locale}
            onChange={(typed) => change(part, typed)}
            unit={currency}
            value={major(amounts[part], digits)}
          />
        </Field>
      ))}
      <Field
        error={error && !CURRENCIES.includes(currency) && t('office-content.problem.currency-unknown')}
        label={t('office-content.price.currency')}
      >
        <Select onChange={({ target }) => convert(target.value)} value={currency}>
          {[...new Set([...CURRENCIES, currency])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
      <Preview>{priceProblems(value, name).length === 0 && <Amounts value={value} />}</Preview>
    </>
  )
}

/** Without the noise of binary fractions: 19.99 is 1999, and 19.995 stays 1999.5. */
const round = (amount: number) => Number(amount.toFixed(6))
const minor = (typed: number, digits: number) => round(typed * 10 ** digits)
const major = (amount: number | undefined, digits: number) =>
  amount === undefined ? undefined : round(amount / 10 ** digits)
