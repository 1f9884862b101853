export type FileRules = {
  /** As in the `accept` attribute: `image/png`, `image/*`, `.uddf`. Empty means any. */
  accept: readonly string[]
  maxBytes: number
}

export type RefusedFile = { file: File; reason: 'type' | 'size' | 'empty' }

function isAccepted(file: File, accept: readonly string[]): boolean {
  if (accept.length === 0) return true
  return accept.some((rule) => {
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase())
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule
  })
}

function refusal(file: File, { accept, maxBytes }: FileRules): RefusedFile['reason'] | undefined {
  if (!isAccepted(file, accept)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'size' : undefined
}

/** Splits dropped or selected files into accepted and refused ones, with the reason. */
export function sortFiles(
  files: readonly File[],
  rules: FileRules,
): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const reason = refusal(file, rules)
    if (reason) refused.push({ file, reason })
    else accepted.push(file)
  }
  return { accepted, refused }
}
