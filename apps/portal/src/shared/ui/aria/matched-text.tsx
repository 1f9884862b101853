/** Highlights the part of a suggestion that matches the typed text. */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  const wanted = typed.trim().toLocaleLowerCase()
  const at = wanted ? text.toLocaleLowerCase().indexOf(wanted) : -1
  if (at < 0) return text
  const end = at + wanted.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
