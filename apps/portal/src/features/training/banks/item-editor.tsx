import type { BankItemChangeWire, BankItemWire, BankWire } from '@fathom/contract/training/banks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import office from '../office.module.css'
import css from './banks.module.css'
import { BANKS_KEY, type BankOf, changeOf, putItem } from './banks.queries.ts'
import { ItemFields, isWhole } from './item-fields.tsx'
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
  const [tries, setTries] = useState(0)
  const isMissingAlt = draft.picture !== null && draft.picture.alt.trim() === ''
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tries])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (isWhole(draft) && !isMissingAlt) save(draft)
  }
  return (
    <div className={office.screen}>
      <Card title={t(item ? 'training-banks.edit' : 'training-banks.add')}>
        <form className={office.list} noValidate={true} onSubmit={submit} ref={place}>
          <ItemFields
            draft={draft}
            isTried={tries > 0}
            lang={langOf(of.culture)}
            onChange={change}
            topics={topics}
          />
          <PictureField
            isMissingAlt={tries > 0 && isMissingAlt}
            lang={langOf(of.culture)}
            onChange={(picture) => change({ picture })}
            packageId={of.packageId}
            picture={draft.picture}
          />
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
