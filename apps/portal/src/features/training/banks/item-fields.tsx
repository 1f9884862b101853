import type { BankItemChangeWire, BankWire } from '@fathom/contract/training/banks'
import { BANK_LIMITS, type ItemFault, itemFault, tidy } from '@fathom/domain/training/banks'
import { type ReactNode, useId } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import office from '../office.module.css'
import { FAULT_TEXTS } from './bank-texts.ts'
import css from './banks.module.css'

type Draft = BankItemChangeWire

const tidied = ({ prompt, choices, right, reason, feedback }: Draft) => ({
  prompt: tidy(prompt),
  choices: choices.map(tidy),
  right,
  reason: tidy(reason),
  feedback: feedback.map(tidy),
})

/** The fault, and which field has it; what is too long, its own field says. */
type Found = { fault: ItemFault; choice: number } | undefined

function firstFault(draft: Draft): Found {
  const item = tidied(draft)
  const fault = itemFault(item)
  if (fault === null) return undefined
  const twice = item.choices.findIndex((choice, at) => item.choices.indexOf(choice) < at)
  return { fault, choice: fault === 'same-choice' ? twice : Math.max(item.choices.indexOf(''), 0) }
}

/** Whether it can be saved, but for its picture. */
export const isWhole = (draft: Draft): boolean =>
  tidy(draft.topic) !== '' &&
  firstFault(draft) === undefined &&
  tidy(draft.topic).length <= BANK_LIMITS.topic &&
  tidy(draft.page ?? '').length <= BANK_LIMITS.page &&
  (draft.picture?.alt.trim().length ?? 0) <= BANK_LIMITS.alt

type Props = {
  draft: Draft
  topics: BankWire['topics']
  lang: string | undefined
  /** Saving was tried: what is missing is said. */
  isTried: boolean
  onChange: (more: Partial<Draft>) => void
}

/** What a question asks, its choices, and where its lesson is. */
export function ItemFields({ draft, topics, lang, isTried, onChange }: Props) {
  const { t } = useTranslator('training-banks')
  const [topicList, pageList] = [useId(), useId()]
  const pages = topics.find(({ title }) => title === draft.topic)?.pages ?? []
  const found = isTried ? firstFault(draft) : undefined
  return (
    <>
      <ItemText
        error={isTried && !tidy(draft.topic) && t('training-banks.fault.topic')}
        label={t('training-banks.topic')}
        lang={lang}
        list={topicList}
        most={BANK_LIMITS.topic}
        onChange={(topic) => onChange({ topic })}
        value={draft.topic}
      />
      <Options id={topicList} of={topics.map(({ title }) => title)} />
      <ItemText
        error={found?.fault === 'no-prompt' && t(FAULT_TEXTS['no-prompt'])}
        isLong={true}
        label={t('training-banks.prompt')}
        lang={lang}
        most={BANK_LIMITS.prompt}
        onChange={(prompt) => onChange({ prompt })}
        value={draft.prompt}
      />
      <Choices draft={draft} found={found} lang={lang} onChange={onChange} />
      <ItemText
        isLong={true}
        label={t('training-banks.reason')}
        lang={lang}
        most={BANK_LIMITS.reason}
        onChange={(reason) => onChange({ reason })}
        value={draft.reason}
      />
      <ItemText
        label={t('training-banks.page')}
        lang={lang}
        list={pageList}
        most={BANK_LIMITS.page}
        onChange={(page) => onChange({ page: page || null })}
        value={draft.page ?? ''}
      />
      <Options id={pageList} of={pages} />
    </>
  )
}

type TextProps = {
  label: string
  value: string
  most: number
  lang: string | undefined
  onChange: (text: string) => void
  error?: ReactNode
  help?: string
  aside?: ReactNode
  list?: string
  isLong?: boolean
}

function ItemText({ label, value, most, error, help, aside, isLong, list, lang, onChange }: TextProps) {
  const limit = useTextLimit()(value, most, tidy(value))
  const change = ({ target }: { target: { value: string } }) => onChange(target.value)
  return (
    <Field aside={aside} error={limit.error ?? error} help={limit.help ?? help} label={label}>
      {isLong ? (
        <TextArea lang={lang} onChange={change} value={value} />
      ) : (
        <TextInput lang={lang} list={list} onChange={change} value={value} />
      )}
    </Field>
  )
}

const Options = ({ id, of }: { id: string; of: readonly string[] }) => (
  <datalist id={id}>
    {of.map((each) => (
      <option key={each} value={each} />
    ))}
  </datalist>
)

const CHOICE_FAULTS: readonly string[] = ['empty-choice', 'same-choice', 'too-few-choices']
const RIGHT_FAULTS: readonly string[] = ['no-right-answer', 'several-right']

type ChoicesProps = Pick<Props, 'draft' | 'lang' | 'onChange'> & { found: Found }

function Choices({ draft, found, lang, onChange }: ChoicesProps) {
  const { choices, right, feedback } = draft
  const { t, formatNumber } = useTranslator('training-banks')
  const write = (at: number, text: string) =>
    onChange({ choices: choices.map((choice, place) => (place === at ? text : choice)) })
  const remove = (at: number) =>
    onChange({
      choices: choices.filter((_, place) => place !== at),
      feedback: choices.flatMap((_, place) => (place === at ? [] : (feedback[place] ?? ''))),
      right: right > at || right === choices.length - 1 ? Math.max(right - 1, 0) : right,
    })
  const wordsIf = (faults: readonly string[]) =>
    found && faults.includes(found.fault) && t(FAULT_TEXTS[found.fault])
  return (
    <>
      {choices.map((choice, at) => (
        <ItemText
          aside={
            choices.length > BANK_LIMITS.fewestChoices && (
              <Button kind="quiet" onClick={() => remove(at)} size="sm">
                {t('training-banks.removeChoice', { number: at + 1 })}
              </Button>
            )
          }
          error={found?.choice === at && wordsIf(CHOICE_FAULTS)}
          key={at}
          label={t('training-banks.choice', { number: at + 1 })}
          lang={lang}
          most={BANK_LIMITS.choice}
          onChange={(text) => write(at, text)}
          value={choice}
        />
      ))}
      <div className={office.choices}>
        <Field error={wordsIf(RIGHT_FAULTS)} label={t('training-banks.right')}>
          <Select onChange={({ target }) => onChange({ right: Number(target.value) })} value={String(right)}>
            {choices.map((choice, at) => (
              <option key={at} value={String(at)}>
                {`${formatNumber(at + 1)}. ${choice}`}
              </option>
            ))}
          </Select>
        </Field>
        {choices.length < BANK_LIMITS.mostChoices && (
          <div className={css.bottom}>
            <Button kind="quiet" onClick={() => onChange({ choices: [...choices, ''] })}>
              {t('training-banks.addChoice')}
            </Button>
          </div>
        )}
      </div>
      <Feedback draft={draft} lang={lang} onChange={onChange} />
    </>
  )
}

/** LE-08: why each wrong choice is wrong. */
function Feedback({ draft: { choices, right, feedback }, lang, onChange }: Omit<ChoicesProps, 'found'>) {
  const { t } = useTranslator('training-banks')
  const write = (at: number, text: string) =>
    onChange({ feedback: choices.map((_, place) => (place === at ? text : (feedback[place] ?? ''))) })
  return choices.map(
    (_, at) =>
      at !== right && (
        <ItemText
          help={t('training-banks.feedbackHint')}
          key={at}
          label={t('training-banks.feedback', { number: at + 1 })}
          lang={lang}
          most={BANK_LIMITS.feedback}
          onChange={(text) => write(at, text)}
          value={feedback[at] ?? ''}
        />
      ),
  )
}
