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

/** Covers every value once: small, dark and right-to-left; large, light and left-to-right. */
export const OPPOSITES = [
  { size: 'phone', scheme: 'dark', locale: 'ar-SA' },
  { size: 'desktop', scheme: 'light', locale: 'en-US' },
] as const satisfies Variant[]

/**
 * Covers each size in both schemes and each scheme in both directions, with four variants instead of eight.
 */
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

/** Shows the page in that size and scheme; the portal chooses the language, and the browser stores it. */
export async function show(page: Page, { size = 'desktop', scheme = 'light' }: Variant) {
  await page.setViewportSize(SIZES[size])
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
}
