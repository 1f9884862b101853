import type { BankItemChangeWire, BankItemWire, BankWire } from '@fathom/contract/training/banks'
import { BANK_LIMITS, itemFault, tidy } from '@fathom/domain/training/banks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import office from '../office.module.css'
import { FAULT_TEXTS } from './bank-texts.ts'
import css from './banks.module.css'
import { BANKS_KEY, type BankOf, changeOf, putItem } from './banks.queries.ts'
import { PictureField, StoredPicture } from './picture-field.tsx'

type Props = {
  of: BankOf
  /** Undefined for a new question. */
  item: BankItemWire | undefined
  topics: BankWire['topics']
  onClose: () => void
}

const aNewItem = (topics: BankWire['topics']): BankItemChangeWire => ({
  topic: topics[0]?.title ?? '',
  prompt: '',
  choices: ['', '', ''],
  right: 0,
  reason: '',
  feedback: [],
  page: null,
  picture: null,
  isRetired: false,
  version: null,
})

/** Changes a question or adds one, and shows it as the exam will. */
export function ItemEditor({ of, item, topics, onClose }: Props) {
  const { t } = useTranslator('training-banks', 'training-office')
  const [draft, setDraft] = useState(() => (item ? changeOf(item) : aNewItem(topics)))
  const [id] = useState(() => item?.id ?? crypto.randomUUID())
  const { save, isPending } = useSave(of, id, item, onClose)
  const change = (more: Partial<BankItemChangeWire>) => setDraft((now) => ({ ...now, ...more }))
  const fault = faultIn(draft)
  const [isTried, setIsTried] = useState(false)
  const isMissingAlt = draft.picture !== null && draft.picture.alt.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (fault === null && draft.topic.trim() && !isMissingAlt) save(draft)
  }
  return (
    <div className={office.screen}>
      <Card title={t(item ? 'training-banks.edit' : 'training-banks.add')}>
        <form className={office.list} onSubmit={submit}>
          <Fields draft={draft} lang={langOf(of.culture)} onChange={change} topics={topics} />
          <PictureField
            isMissingAlt={isTried && isMissingAlt}
            lang={langOf(of.culture)}
            onChange={(picture) => change({ picture })}
            packageId={of.packageId}
            picture={draft.picture}
          />
          {isTried && fault !== null && (
            <p className={css.weak} role="alert">
              {t(FAULT_TEXTS[fault])}
            </p>
          )}
          <div className={css.row}>
            <Button busy={isPending} kind="primary" type="submit">
              {t('training-banks.save')}
            </Button>
            {item && (
              <Button
                busy={isPending}
                onClick={() => save({ ...changeOf(item), isRetired: !item.isRetired })}
              >
                {t(item.isRetired ? 'training-office.putBack' : 'training-banks.retire')}
              </Button>
            )}
            <Button kind="quiet" onClick={onClose}>
              {t('training-banks.cancel')}
            </Button>
          </div>
        </form>
      </Card>
      <Preview draft={draft} lang={langOf(of.culture)} packageId={of.packageId} />
    </div>
  )
}

const faultIn = ({ prompt, choices, right, reason, feedback }: BankItemChangeWire) =>
  itemFault({
    prompt: tidy(prompt),
    choices: choices.map(tidy),
    right,
    reason: tidy(reason),
    feedback: feedback.map(tidy),
  })

type FieldsProps = {
  draft: BankItemChangeWire
  topics: BankWire['topics']
  lang: string | undefined
  onChange: (more: Partial<BankItemChangeWire>) => void
}

function Fields({ draft, topics, lang, onChange }: FieldsProps) {
  const { t } = useTranslator('training-banks')
  const [topicList, pageList] = [useId(), useId()]
  const pages = topics.find(({ title }) => title === draft.topic)?.pages ?? []
  return (
    <>
      <Field label={t('training-banks.topic')}>
        <TextInput
          lang={lang}
          list={topicList}
          maxLength={BANK_LIMITS.topic}
          onChange={({ target }) => onChange({ topic: target.value })}
          required={true}
          value={draft.topic}
        />
      </Field>
      <Options id={topicList} of={topics.map(({ title }) => title)} />
      <Field label={t('training-banks.prompt')}>
        <TextArea
          lang={lang}
          maxLength={BANK_LIMITS.prompt}
          onChange={({ target }) => onChange({ prompt: target.value })}
          value={draft.prompt}
        />
      </Field>
      <Choices draft={draft} lang={lang} onChange={onChange} />
      <Field label={t('training-banks.reason')}>
        <TextArea
          lang={lang}
          maxLength={BANK_LIMITS.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
          value={draft.reason}
        />
      </Field>
      <Field label={t('training-banks.page')}>
        <TextInput
          lang={lang}
          list={pageList}
          maxLength={BANK_LIMITS.page}
          onChange={({ target }) => onChange({ page: target.value || null })}
          value={draft.page ?? ''}
        />
      </Field>
      <Options id={pageList} of={pages} />
    </>
  )
}

const Options = ({ id, of }: { id: string; of: readonly string[] }) => (
  <datalist id={id}>
    {of.map((each) => (
      <option key={each} value={each} />
    ))}
  </datalist>
)

function Choices({ draft: { choices, right, feedback }, lang, onChange }: Omit<FieldsProps, 'topics'>) {
  const { t } = useTranslator('training-banks')
  const write = (at: number, text: string) =>
    onChange({ choices: choices.map((choice, place) => (place === at ? text : choice)) })
  const remove = (at: number) =>
    onChange({
      choices: choices.filter((_, place) => place !== at),
      feedback: choices.flatMap((_, place) => (place === at ? [] : (feedback[place] ?? ''))),
      right: right > at || right === choices.length - 1 ? Math.max(right - 1, 0) : right,
    })
  return (
    <>
      {choices.map((choice, at) => (
        <Field
          aside={
            choices.length > BANK_LIMITS.fewestChoices && (
              <Button kind="quiet" onClick={() => remove(at)} size="sm">
                {t('training-banks.removeChoice', { number: at + 1 })}
              </Button>
            )
          }
          key={at}
          label={t('training-banks.choice', { number: at + 1 })}
        >
          <TextInput
            lang={lang}
            maxLength={BANK_LIMITS.choice}
            onChange={({ target }) => write(at, target.value)}
            value={choice}
          />
        </Field>
      ))}
      <div className={office.choices}>
        <Field label={t('training-banks.right')}>
          <Select onChange={({ target }) => onChange({ right: Number(target.value) })} value={String(right)}>
            {choices.map((choice, at) => (
              <option key={at} value={String(at)}>
                {`${at + 1}. ${choice}`}
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
      <Feedback draft={{ choices, right, feedback }} lang={lang} onChange={onChange} />
    </>
  )
}

type FeedbackProps = Pick<FieldsProps, 'lang' | 'onChange'> & {
  draft: Pick<BankItemChangeWire, 'choices' | 'right' | 'feedback'>
}

/** LE-08: why each wrong choice is wrong. */
function Feedback({ draft: { choices, right, feedback }, lang, onChange }: FeedbackProps) {
  const { t } = useTranslator('training-banks')
  const write = (at: number, text: string) =>
    onChange({ feedback: choices.map((_, place) => (place === at ? text : (feedback[place] ?? ''))) })
  return choices.map(
    (_, at) =>
      at !== right && (
        <Field
          help={t('training-banks.feedbackHint')}
          key={at}
          label={t('training-banks.feedback', { number: at + 1 })}
        >
          <TextInput
            lang={lang}
            maxLength={BANK_LIMITS.feedback}
            onChange={({ target }) => write(at, target.value)}
            value={feedback[at] ?? ''}
          />
        </Field>
      ),
  )
}

type PreviewProps = { draft: BankItemChangeWire; lang: string | undefined; packageId: string }

/** The question as a student sees it. */
function Preview({ draft, lang, packageId }: PreviewProps) {
  const { t } = useTranslator('training-office')
  const [chosen, setChosen] = useState<string>()
  return (
    <Card title={t('training-office.preview')}>
      <div dir="auto" lang={lang}>
        <StoredPicture packageId={packageId} picture={draft.picture} />
        <RadioRows
          choices={draft.choices.map((label, at) => ({ value: String(at), label: label || '…' }))}
          legend={draft.prompt || '…'}
          onChange={setChosen}
          value={chosen}
        />
      </div>
    </Card>
  )
}

/** The toast that confirms a change can also undo it. A new question is retired. */
function useSave(of: BankOf, id: string, before: BankItemWire | undefined, onClose: () => void) {
  const { t } = useTranslator('training-banks', 'training-office')
  const calls = useCalls()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: BANKS_KEY })
  const undo = useMutation({
    mutationFn: (saved: BankItemWire) =>
      putItem(calls, of, id, {
        ...(before ? changeOf(before) : { ...changeOf(saved), isRetired: true }),
        version: saved.version,
      }),
    onSuccess: refresh,
    onError: () => showToast({ text: t('training-office.notChanged') }),
  })
  const save = useMutation({
    mutationFn: (draft: BankItemChangeWire) => putItem(calls, of, id, draft),
    onSuccess: async (saved) => {
      await refresh()
      const action = { label: t('training-banks.undo'), onPress: () => undo.mutate(saved) }
      showToast({ text: t('training-banks.saved'), action })
      onClose()
    },
    onError: (error) => {
      const isStale = error instanceof CallFailed && error.problem === 'exam-item-changed'
      showToast({ text: t(isStale ? 'training-banks.changedElsewhere' : 'training-office.notChanged') })
    },
  })
  return { save: save.mutate, isPending: save.isPending }
}
