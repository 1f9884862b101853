import type { CodeTry } from '../codes/mailed-codes.ts'
import type { Page } from '../pages/page.ts'

export function tryError({ t }: Page, tried: Exclude<CodeTry, { verdict: 'right' }>): string {
  return tried.verdict === 'wrong' ? t('account.code.wrong', { left: tried.left }) : t('account.code.over')
}
