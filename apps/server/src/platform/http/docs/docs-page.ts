import { type DocumentedGraph, graphSection, idOf } from './graph-section.ts'
import { html, type Markup } from './markup.ts'
import { type JsonSchema, outlineOf } from './outline.ts'

type Content = Readonly<Record<string, { schema?: JsonSchema | boolean }>>
type Parameter = { name: string; in: string; required?: boolean; schema?: JsonSchema | boolean }

type DocumentedCall = {
  tags?: readonly string[]
  summary?: string
  description?: string
  security?: readonly unknown[]
  parameters?: readonly Parameter[]
  requestBody?: { content?: Content }
  responses?: Readonly<Record<string, { description?: string; content?: Content }>>
}

export type Documented = {
  info: { version: string }
  paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>
}

type Call = { method: string; path: string; call: DocumentedCall }

export function docsPage(documented: Documented, graphs: readonly DocumentedGraph[]): string {
  const services = Map.groupBy(callsOf(documented), ({ call }) => call.tags?.[0] ?? 'service')
  const names = [...services.keys()].sort()
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fathom: the calls</title>
<link rel="stylesheet" href="/api/docs/docs.css">
</head>
<body>
<header>
<h1>The calls of Fathom</h1>
<p>Version ${documented.info.version}. Every call needs a bearer id token unless it is marked open. A failure is
<code>application/problem+json</code>. The same as <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Services"><ul>${names.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}${graphs.map(({ endpoint }) => html`<li><a href="#${idOf(endpoint)}">${endpoint}</a></li>`)}</ul></nav>
</header>
<main>
${names.map((name) => serviceSection(name, services.get(name) ?? []))}
${graphs.map(graphSection)}
</main>
</body>
</html>
`.markup
}

const callsOf = ({ paths }: Documented): Call[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
  )

const serviceSection = (name: string, calls: readonly Call[]) => html`<section id="${name}">
<h2>${name}</h2>
${calls.map(callDetails)}
</section>`

const callDetails = ({ method, path, call }: Call) => html`<details>
<summary><code><b>${method}</b> ${path}</code> <span>${call.summary}</span>
${!call.security && html`<em>open</em>`}</summary>
${call.description && html`<p>${call.description}</p>`}
${parameterTable(call.parameters ?? [])}
${call.requestBody && bodyOf('Body', call.requestBody.content)}
${answersOf(call).map(([status, { description, content }]) => bodyOf(`Answer ${status}`, content, description))}
</details>`

/** The page describes the problem that every call may answer once, in its header. */
const answersOf = ({ responses = {} }: DocumentedCall) =>
  Object.entries(responses).filter(([status]) => status !== 'default')

const parameterTable = (parameters: readonly Parameter[]) =>
  parameters.length > 0 &&
  html`<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th></tr></thead>
<tbody>${parameters.map(
    (parameter) => html`<tr><th scope="row"><code>${parameter.name}${!parameter.required && '?'}</code></th>
<td>${parameter.in}</td><td><code>${outlineOf(parameter.schema ?? {})}</code></td></tr>`,
  )}</tbody></table>`

function bodyOf(title: string, content: Content | undefined, description?: string): Markup {
  const [type, body] = Object.entries(content ?? {})[0] ?? []
  return html`<h3>${title}${type && `: ${type}`}</h3>
${description && description !== 'Default Response' && html`<p>${description}</p>`}
${body?.schema !== undefined && html`<pre tabindex="0">${outlineOf(body.schema)}</pre>`}`
}
