import type { UpdateLanguageWire } from '@fathom/contract/account'
import type { Locale } from '@fathom/domain/translations'
import { useMutation } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'

type Wish = { email: string; locale: Locale }
type Then = { onKept?: (locale: Locale) => void; onFailed?: (wish: Wish) => void }

/**
 * CA-09. Returns false when another provider manages the account, so the language applies to this device
 * only.
 */
async function keepLanguage({ http }: Pick<Calls, 'http'>, { email, locale }: Wish): Promise<boolean> {
  const body: UpdateLanguageWire = { userName: email, languageCode: locale }
  try {
    await http.put('auth', 'user/update/language/{email}', { params: { email }, body })
    return true
  } catch (error) {
    if (error instanceof CallFailed && error.problem === 'managed-elsewhere') return false
    throw error
  }
}

/** Saves the language to the account. */
export function useKeepLanguage({ onKept, onFailed }: Then) {
  const calls = useCalls()
  return useMutation({
    mutationFn: (wish: Wish) => keepLanguage(calls, wish),
    // With two quick choices the account stores the later one.
    scope: { id: 'language' },
    onSuccess: (isKept, { locale }) => isKept && onKept?.(locale),
    onError: (_, wish) => onFailed?.(wish),
  })
}
