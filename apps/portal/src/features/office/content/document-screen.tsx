import type { ContentDocumentWire } from '@fathom/contract/office'
import type { ContentKind } from '@fathom/domain/office'
import { hasUnprintableText } from '@fathom/domain/translations'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { isMissing } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Missing } from '../../../shared/ui/feedback/missing.tsx'
import { LeaveGuard } from '../../../shared/ui/form/leave-guard.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './content.module.css'
import { type DocumentName, documentQuery } from './content.queries.ts'
import { documentTitle } from './document-names.ts'
import { periodIn, Trouble, useFailureWords } from './document-trouble.tsx'
import { viewOf } from './kinds.tsx'
import { ContentNotLoaded } from './not-loaded.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useDocument } from './use-document.ts'
import { Versions } from './versions.tsx'

/** OF-08: what applies now, the draft with its preview, and all versions; the same for every kind. */
export function DocumentScreen({ kind, name: key }: { kind: ContentKind; name: string }) {
  const name = { kind, key }
  const calls = useCalls()
  const opened = useQuery(documentQuery(calls, name))
  const { needs } = viewOf(kind)
  const needed = useQuery<unknown, Error, unknown, string[]>(
    needs?.(calls, key) ?? { queryKey: [], queryFn: skipToken },
  )
  if (isMissing(opened.error))
    return (
      <Card>
        <Missing listPath={paths.officeContent(kind)} />
      </Card>
    )
  if (!opened.data) return <ContentNotLoaded of={opened} />
  if (needs && !needed.data) return <ContentNotLoaded of={needed} />
  return <OpenedDocument document={opened.data} name={name} needs={needed.data} />
}

/** What the document is called; its key until it has loaded, where only the server knows its name. */
export function useDocumentTitle(kind: ContentKind, key: string): string {
  const { t } = useTranslator('office-content', 'applications', 'certifications', 'club')
  const { data, error } = useQuery({ ...documentQuery(useCalls(), { kind, key }), enabled: false })
  if (isMissing(error)) return t(`office-content.kind.${kind}`)
  return documentTitle({ kind, key, title: data?.title }, t)
}

type OpenedProps = { document: ContentDocumentWire; name: DocumentName; needs: unknown }

function OpenedDocument({ document, name, needs }: OpenedProps) {
  const { t } = useTranslator('office-content', 'profile')
  const view = viewOf(name.kind)
  const state = useDocument(name, document, view)
  const { Summary } = view
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const undo = (version: number) =>
    latest.current.undo(version, (undone) =>
      showToast({
        text: t('office-content.undone'),
        action: { label: t('office-content.undo'), onPress: () => undo(undone.latest) },
      }),
    )
  return (
    <div className={css.screen}>
      <Card title={t('office-content.now')}>
        {document.value === null ? (
          <p className={css.quiet}>{t('office-content.nothing')}</p>
        ) : (
          <p>
            <Summary value={document.value} />
          </p>
        )}
      </Card>
      <DraftCard name={name.key} needs={needs} state={state} view={view} />
      <Versions busy={state.isBusy} document={document} onReuse={state.change} onUndo={undo} view={view} />
      <LeaveGuard
        isUnsaved={state.isChanged}
        words={{
          title: t('profile.leave.title'),
          text: t('profile.leave.text'),
          go: t('profile.leave.go'),
          stay: t('profile.leave.stay'),
        }}
      />
    </div>
  )
}

/** Perhaps not a number, or too large or long: there is nothing to store. */
const UNSTORABLE: readonly (string | undefined)[] = [
  'invalid',
  'not-whole',
  'price-too-high',
  'text-too-long',
]

/** Said while it is typed; the others are rather unfinished. */
const WRONG: readonly string[] = [
  'not-https',
  'inside',
  'credentials',
  'invalid',
  'not-whole',
  'age-missing',
  'after-itself',
  'after-unknown',
  'after-circle',
  'text-unprintable',
  'price-negative',
  'price-decimals',
  'price-too-high',
]

type DraftProps = {
  name: string
  needs: unknown
  state: ReturnType<typeof useDocument>
  view: ReturnType<typeof viewOf>
}

function DraftCard({ name, needs, state, view: { Editor, problemOf } }: DraftProps) {
  const { t } = useTranslator('office-content')
  const { base, typed, isBusy, isChanged } = state
  const wordsOf = useFailureWords()
  const [isPublishing, setIsPublishing] = useState(false)
  const { place, isChecked, check, forget } = useCheck()
  const problem =
    problemOf(typed, name, needs) ?? (hasUnprintableText(typed) ? 'text-unprintable' : undefined)
  const change = (value: unknown) => {
    forget()
    state.change(value)
  }
  const save = () => {
    check()
    if (UNSTORABLE.includes(problem)) return
    state.save(() => showToast({ text: t('office-content.saved') }))
  }
  const publish = () => {
    check()
    if (!problem) setIsPublishing(true)
  }
  const close = () => setIsPublishing(false)
  return (
    <Card title={t('office-content.draft')}>
      <div className={css.form} ref={place}>
        <DraftState of={base} />
        <Editor
          error={
            problem && (isChecked || (isChanged && WRONG.includes(problem)))
              ? t(`office-content.problem.${problem}`)
              : undefined
          }
          name={name}
          needs={needs}
          onChange={change}
          value={typed}
        />
        <Trouble state={state} />
        <div className={css.buttons}>
          <Button busy={isBusy} kind="primary" onClick={publish}>
            {t('office-content.publish')}
          </Button>
          <Button busy={isBusy} disabled={!isChanged} onClick={save}>
            {t('office-content.save')}
          </Button>
          {(base.draft || isChanged) && (
            <Button busy={isBusy} kind="quiet" onClick={state.discard}>
              {t('office-content.discard')}
            </Button>
          )}
        </div>
      </div>
      {isPublishing && !state.isConflict && (
        <PublishDialog
          busy={isBusy}
          onClose={close}
          onPublish={(plan) =>
            state.publish(plan, () => {
              close()
              // The field is for the next one now.
              forget()
              showToast({ text: t(plan.from ? 'office-content.planned' : 'office-content.published') })
            })
          }
          refusal={state.failure && { at: periodIn(state.failure), words: wordsOf(state.failure) }}
        />
      )}
    </Card>
  )
}

/** After a press that is refused, the first field that is wrong has the focus: it may be far above the button. */
function useCheck() {
  const place = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (presses > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [presses])
  return {
    place,
    isChecked: presses > 0,
    check: () => setPresses(presses + 1),
    forget: () => setPresses(0),
  }
}

function DraftState({ of: { draft } }: { of: ContentDocumentWire }) {
  const { t, formatMoment } = useTranslator('office-content')
  if (!draft) return null
  const when = formatMoment(draft.at)
  return <p className={css.quiet}>{t('office-content.savedBy', { name: draft.by.name, when })}</p>
}
