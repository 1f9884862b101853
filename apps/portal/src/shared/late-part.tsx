import WifiOff from 'lucide-react/icons/wifi-off'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { useTranslator } from './i18n/index.ts'
import { Button } from './ui/action/button.tsx'
import { Banner } from './ui/feedback/banner.tsx'
import { useOnline } from './use-online.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A part of a page whose code loads after the page. If that fails, only this part says so. */
export const latePart = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => PartNotLoaded) }))

/** A part that nobody misses: if its code can't be loaded, what it would wrap is shown as it is. */
export const optionalPart = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => WhatItWraps) }))

const WhatItWraps = ({ children }: { children?: ReactNode }) => children

function PartNotLoaded() {
  const { t } = useTranslator()
  const isOnline = useOnline()
  return (
    <Banner
      action={
        <Button onClick={() => location.reload()} size="sm">
          {isOnline ? t('shell.error.reload') : t('shell.error.retry')}
        </Button>
      }
      icon={WifiOff}
      live="alert"
      tone="warn"
    >
      {isOnline ? t('shell.error.update') : `${t('shell.error.part')}. ${t('shell.error.partBody')}`}
    </Banner>
  )
}
