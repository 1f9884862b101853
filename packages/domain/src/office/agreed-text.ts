import { isSignedText } from '../forms/index.ts'
import { isConsentText } from '../preferences/index.ts'

/**
 * OF-08: whether people sign or agree to the text with this key. Each change of such a text needs a version of its
 * own, so staff can't change it like other texts.
 */
export const isAgreedText = (key: string): boolean => isSignedText(key) || isConsentText(key)
