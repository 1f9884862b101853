import type { ImportedPackagesWire } from '@fathom/contract/training/content'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import History from 'lucide-react/icons/history'
import Undo from 'lucide-react/icons/undo-2'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import css from './packages.module.css'
import { changePackage, PACKAGES_KEY } from './packages.queries.ts'

type Imported = ImportedPackagesWire[number]

const LOOKS = {
  current: { tone: 'ok', icon: CircleCheck },
  earlier: { tone: 'neutral', icon: History },
  withdrawn: { tone: 'warn', icon: Undo },
} as const

const stateOf = ({ isCurrent, isWithdrawn }: Imported): keyof typeof LOOKS =>
  isWithdrawn ? 'withdrawn' : isCurrent ? 'current' : 'earlier'

/** Whether a package is in use, and how to restore it: imported packages are never lost. */
export function PackageState({ of }: { of: Imported }) {
  const { t } = useTranslator('training-office')
  const state = stateOf(of)
  const { isPending, change } = useChange(of)
  return (
    <span className={css.state}>
      <Badge {...LOOKS[state]}>{t(`training-office.state.${state}`)}</Badge>
      {state !== 'earlier' && (
        <Button busy={isPending} kind="quiet" onClick={change} size="sm">
          {t(of.isWithdrawn ? 'training-office.putBack' : 'training-office.takeBack')}
        </Button>
      )}
    </span>
  )
}

/** The toast that confirms a withdrawal can also undo it. */
function useChange({ contentId, isWithdrawn, title }: Imported) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('training-office')
  const become = useMutation({
    mutationFn: (isTaken: boolean) => changePackage(calls, { contentId, isWithdrawn: isTaken }),
    onSuccess: (imported, isTaken) => {
      client.setQueryData(PACKAGES_KEY, imported)
      if (!isTaken) return
      const putBack = { label: t('training-office.putBack'), onPress: () => become.mutate(false) }
      showToast({ text: t('training-office.tookBack', { title }), action: putBack })
    },
    onError: () => showToast({ text: t('training-office.notChanged') }),
  })
  return { isPending: become.isPending, change: () => become.mutate(!isWithdrawn) }
}
