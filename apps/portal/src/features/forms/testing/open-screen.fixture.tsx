import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { type Calls, CallsProvider } from '../../../shared/calls.tsx'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'

type Area = Parameters<typeof i18n.need>[0]

type Options = {
  /** Stands in for the server. */
  http: object
  areas: readonly Area[]
  locale?: Parameters<typeof i18n.use>[0]
}

let close: (() => void) | undefined

/** Call it after each test. */
export function closeScreen(): void {
  close?.()
  close = undefined
}

/** A part of a page with its texts and with calls that never leave the test. */
export async function openScreen(screen: ReactNode, { http, areas, locale = 'en-US' }: Options) {
  await Promise.all([i18n.use(locale), ...areas.map((area) => i18n.need(area))])
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root.render(
    <I18nProvider i18n={i18n}>
      <CallsProvider calls={{ http } as unknown as Calls}>
        <QueryClientProvider client={queries}>{screen}</QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  close = () => {
    root.unmount()
    place.remove()
  }
  const findButton = (text: string) =>
    [...place.querySelectorAll('button')].find((button) => button.textContent === text)
  const press = (text: string) =>
    vi.waitFor(() => {
      const button = findButton(text)
      if (!button || button.disabled) throw new Error(`no button ${text} to press`)
      button.click()
    })
  const fill = async (label: string, value: string) => {
    const input = await vi.waitFor(() => {
      const named = [...place.querySelectorAll('label')].find(
        ({ textContent }) => textContent?.trim() === label,
      )
      const found = named && document.getElementById(named.htmlFor)
      if (!found) throw new Error(`no field ${label}`)
      return found as HTMLInputElement
    })
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return input
  }
  return { place, queries, findButton, press, fill, t: i18n.current().t }
}
