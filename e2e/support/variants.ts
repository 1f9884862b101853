import type { Page } from '@playwright/test'

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const

export type Variant = {
  size?: keyof typeof SIZES
  scheme?: 'light' | 'dark'
  locale?: string
}

/** Every value once: small, dark and right-to-left; large, light and left-to-right. */
export const OPPOSITES = [
  { size: 'phone', scheme: 'dark', locale: 'ar-SA' },
  { size: 'desktop', scheme: 'light', locale: 'en-US' },
] as const satisfies Variant[]

/** Each size in both schemes and each scheme in both directions, in four looks instead of eight. */
export const TWO_BY_TWO = {
  'en-US': [
    { size: 'phone', scheme: 'light' },
    { size: 'desktop', scheme: 'dark' },
  ],
  'ar-SA': [
    { size: 'phone', scheme: 'dark' },
    { size: 'desktop', scheme: 'light' },
  ],
} as const satisfies Record<string, Variant[]>

/** Shows the page as on that device and scheme; the language is the portal's own choice, kept by the browser. */
export async function show(page: Page, { size = 'desktop', scheme = 'light' }: Variant) {
  await page.setViewportSize(SIZES[size])
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
}
