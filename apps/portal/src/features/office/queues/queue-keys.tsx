import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'

const KEYS = ['j', 'k', 't', 'a', 'r'] as const
type Key = (typeof KEYS)[number]

/** What the open item offers; each queue sets it in a layout effect, so that what is seen has its keys. */
export type ItemKeys = { approve?: () => void; refuse?: () => void }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Keys count while nothing is typed and no dialog is open, and never with Ctrl, Alt or Command. */
export function useQueueKeys(actions: Readonly<Record<Key, () => void>>) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    if (event.key === '?') return setIsHelpOpen(true)
    const key = KEYS.find((one) => one === event.key.toLowerCase())
    if (!key) return
    event.preventDefault()
    actions[key]()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { isHelpOpen, setIsHelpOpen }
}

type HelpProps = { open: boolean; onClose: () => void }

export function KeysHelp({ open, onClose }: HelpProps) {
  const { t } = useTranslator('office-queues')
  return (
    <Dialog
      actions={<Button onClick={onClose}>{t('office-queues.close')}</Button>}
      onClose={onClose}
      open={open}
      title={t('office-queues.keys')}
    >
      <Facts>
        {KEYS.map((key) => (
          <Fact key={key} name={<kbd>{key.toUpperCase()}</kbd>}>
            {t(`office-queues.keys.${key}`)}
          </Fact>
        ))}
        <Fact name={<kbd>?</kbd>}>{t('office-queues.keys')}</Fact>
      </Facts>
    </Dialog>
  )
}
