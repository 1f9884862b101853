type Form = { action: string; hidden: Record<string, string> }

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** The first form with a password field, otherwise the first form that uses POST. */
export function formOf({ html, url }: { html: string; url: string }): Form {
  const forms = [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/gi)].map(([form]) => form)
  const form =
    forms.find((text) => /type="password"/.test(text)) ?? forms.find((text) => /method="post"/i.test(text))
  if (!form) throw new Error(`no form at ${url}: ${html.slice(0, 200)}`)
  const inputs = [...form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/gi)].map(([tag]) => tag)
  const hidden = inputs.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? ''])
  const action = attribute(/<form\b[^>]*>/i.exec(form)?.[0] ?? '', 'action')
  return { action: new URL(action ?? url, url).href, hidden: Object.fromEntries(hidden) }
}
