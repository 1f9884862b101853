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

/**
 * Covers every value once: small, dark and right-to-left; large, light and left-to-right. The elements are the same
 * in both, and `routes.test.ts` runs axe on every screen in light, so it's enough to run axe in the dark one.
 */
export const OPPOSITES = [
  { size: 'phone', scheme: 'dark', locale: 'ar-SA' },
  { size: 'desktop', scheme: 'light', locale: 'en-US' },
] as const satisfies Variant[]

/** Shows the page in that size and scheme; the portal chooses the language, and the browser stores it. */
export async function show(page: Page, { size = 'desktop', scheme = 'light' }: Variant) {
  await page.setViewportSize(SIZES[size])
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
}
