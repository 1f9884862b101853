import type { UpdateLanguageWire } from '@fathom/contract/account'
import type { Locale } from '@fathom/domain/translations'
import { useMutation } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'

type Choice = { email: string; locale: Locale }
type Then = { onSaved?: (locale: Locale) => void; onFailed?: (choice: Choice) => void }

/**
 * CA-09. Returns false when another provider manages the account, so the language applies to this device
 * only.
 */
async function saveLanguage({ http }: Pick<Calls, 'http'>, { email, locale }: Choice): Promise<boolean> {
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
export function useSaveLanguage({ onSaved, onFailed }: Then) {
  const calls = useCalls()
  return useMutation({
    mutationFn: (choice: Choice) => saveLanguage(calls, choice),
    // With two quick choices the account stores the later one.
    scope: { id: 'language' },
    onSuccess: (isSaved, { locale }) => isSaved && onSaved?.(locale),
    onError: (_, choice) => onFailed?.(choice),
  })
}
