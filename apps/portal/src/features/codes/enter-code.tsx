import type { RedeemedWire } from '@fathom/contract/codes'
import { codeKey } from '@fathom/domain/codes'
import ScanLine from 'lucide-react/icons/scan-line'
import { type FormEvent, type ReactNode, useState } from 'react'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import { useLater } from '../../shared/use-later.ts'
import type { Choosing } from './action.ts'
import css from './codes.module.css'
import { useRedeem } from './codes.mutations.ts'
import { EXAMPLE } from './read-code.ts'
import { courseIn, useProblemWords } from './refused.tsx'

const MOST_SIGNS = 80

type Props = {
  label: string
  help?: string | undefined
  /** A code from a link or a picture. */
  given?: string | undefined
  onRedeemed: (redeemed: RedeemedWire) => void
  /** Called when the code needs a choice of specialty. */
  onChoose: (code: Choosing) => void
  /** Whether to offer the camera too. */
  canScan: boolean
}

/** SC-10: accepts a code as people type and paste it. */
export function EnterCode({ label, help, given = '', onRedeemed, onChoose, canScan }: Props) {
  const { t } = useTranslator('codes')
  const { typed, type, submit, problem, isBusy } = useEnter(given, onRedeemed, onChoose)
  return (
    <form className={css.enter} noValidate={true} onSubmit={submit}>
      <Field error={problem} help={help} label={label}>
        <TextInput
          autoCapitalize="characters"
          autoComplete="off"
          dir="ltr"
          maxLength={MOST_SIGNS}
          onChange={({ target }) => type(target.value)}
          placeholder={EXAMPLE}
          spellCheck={false}
          value={typed}
        />
      </Field>
      {canScan && <ScanButton onRead={type} />}
      <Button busy={isBusy} type="submit">
        {t('codes.enter.redeem')}
      </Button>
    </form>
  )
}

function useEnter(given: string, onRedeemed: Props['onRedeemed'], onChoose: Props['onChoose']) {
  const [typed, setTyped] = useState(given)
  const [wrong, setWrong] = useState<'missing' | 'unreadable'>()
  const [isDone, setDone] = useState(false)
  const finish = () => {
    setTyped('')
    setDone(true)
  }
  const redeem = useRedeem((redeemed) => {
    finish()
    onRedeemed(redeemed)
  })
  const problemWords = useEnterProblem(wrong, redeem.error)
  return {
    typed,
    isBusy: redeem.isPending,
    problem: problemWords,
    type(next: string) {
      setWrong(undefined)
      setDone(false)
      redeem.reset()
      setTyped(next)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      const isPressedTwice = isDone && typed === ''
      if (redeem.isPending || isPressedTwice) return
      const problem = typed.trim() === '' ? 'missing' : codeKey(typed) ? undefined : 'unreadable'
      setWrong(problem)
      if (problem) return
      const couponCode = typed.trim()
      const ask = (error: unknown) =>
        asksWhich(error) && onChoose({ couponCode, packageId: courseOf(error), whenRedeemed: finish })
      redeem.mutate({ code: couponCode }, { onError: ask })
    },
  }
}

/** Not an error: the server asks for a specialty, and the dialog handles it. */
const asksWhich = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.problem === 'choose-specialty'

function courseOf({ answer }: CallFailed): string | null {
  const { packageId } = (answer ?? {}) as { packageId?: unknown }
  return typeof packageId === 'string' ? packageId : null
}

function useEnterProblem(wrong: 'missing' | 'unreadable' | undefined, error: unknown): ReactNode {
  const { t } = useTranslator('codes')
  const wordsOf = useProblemWords()
  if (wrong) return t(`codes.enter.${wrong}`, { example: EXAMPLE })
  if (!error || asksWhich(error)) return undefined
  const course = courseIn(error)
  return (
    <>
      {wordsOf(error)} {course && <TextLink to={paths.course(course)}>{t('codes.redeemed.open')}</TextLink>}
    </>
  )
}

/** SC-10: reads a code from a QR. The reader loads on demand. */
function ScanButton({ onRead }: { onRead: (code: string) => void }) {
  const { t } = useTranslator('codes')
  const [isOpen, setOpen] = useState(false)
  const { part, want } = useLater(() => import('./scan-dialog.tsx'))
  return (
    <>
      <IconButton
        icon={ScanLine}
        label={t('codes.enter.scan')}
        onClick={() => void want(() => setOpen(true))}
      />
      {isOpen && part && (
        <part.ScanDialog
          onClose={() => setOpen(false)}
          onRead={(code) => {
            setOpen(false)
            onRead(code)
          }}
        />
      )}
    </>
  )
}
