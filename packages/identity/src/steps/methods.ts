/** How a person signed in, as `amr` of the id token (RFC 8176). */
export type Methods = readonly ('pwd' | 'otp' | 'pop' | 'mfa')[]

export const BY_PASSWORD: Methods = ['pwd']
/** Passkeys check who holds them, so they're two factors. */
export const BY_PASSKEY: Methods = ['pop', 'mfa']
export const BY_PASSWORD_AND_CODE: Methods = ['pwd', 'otp', 'mfa']

/** The `acr` that a client asks for when it needs a second factor. */
export const SECOND_FACTOR_ACR = 'mfa'

export const hasSecondFactor = (methods: readonly string[] | undefined) => methods?.includes('mfa') ?? false

/** The affiliate type of the organization's own people, who need a second factor (TS-19). */
export const STAFF = 9
