import { useMutation } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { moveOrder } from './office.queries.ts'
import { nextOf } from './order-steps.tsx'

/** `name` says which order of whom it is. */
type Item = { id: string; name: string }

type Props = {
  items: readonly Item[]
  state: string
  /** Those that weren't marked stay selected. */
  onDone: (left: readonly string[]) => void
}

type Failure = Item & { cause: unknown }

/** Several orders of the same state take the same step. One that can't is named, with the reason. */
export function SeveralOrders({ items, state, onDone }: Props) {
  const { t } = useTranslator('certifications-office')
  const calls = useCalls()
  const next = nextOf(state)
  const move = useMutation({
    mutationFn: async () => {
      const failures: Failure[] = []
      for (const item of next ? items : [])
        await moveOrder(calls, item, next ?? 'made').catch((cause: unknown) =>
          failures.push({ ...item, cause }),
        )
      return { count: items.length, failures }
    },
    onSuccess: ({ count, failures }) => {
      if (failures.length === 0) showToast({ text: t('certifications-office.orders.marked', { count }) })
      onDone(failures.map(({ id }) => id))
    },
  })
  if (!next) return null
  return (
    <>
      <Button busy={move.isPending} onClick={() => move.mutate()} size="sm">
        {t(`certifications-office.orders.${next}`)}
      </Button>
      {move.data && move.data.failures.length > 0 && <Failures {...move.data} />}
    </>
  )
}

function Failures({ count, failures }: { count: number; failures: readonly Failure[] }) {
  const { t } = useTranslator('certifications-office')
  return (
    <Banner icon={CircleAlert} live="status" tone="warn">
      <p>{t('certifications-office.orders.markedSome', { done: count - failures.length, count })}</p>
      <ul>
        {failures.map(({ id, name, cause }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {t(`certifications-office.orders.${whyOf(cause)}`, { name: holderIn(cause) })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

const whyOf = (cause: unknown) => {
  if (!(cause instanceof CallFailed) || cause.status !== 409) return 'unsaved' as const
  return cause.problem === 'held' ? ('held' as const) : ('notMoved' as const)
}

/** Who works on it, when that is why. */
function holderIn(cause: unknown): string {
  const { holder } = ((cause instanceof CallFailed && cause.answer) || {}) as { holder?: { name?: string } }
  return holder?.name ?? ''
}
