export function DocumentsShown() {
  return null
}
