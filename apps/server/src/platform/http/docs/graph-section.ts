import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  printType,
} from 'graphql'
import { html, type Markup } from './markup.ts'

export type DocumentedGraph = { endpoint: string; sdlPath: string; sdl: string }

/** What can be asked of a graph, as its SDL says. */
export function graphSection({ endpoint, sdlPath, sdl }: DocumentedGraph): Markup {
  const schema = buildSchema(sdl)
  const roots = [
    { title: 'Queries', type: schema.getQueryType() },
    { title: 'Mutations', type: schema.getMutationType() },
    { title: 'Subscriptions', type: schema.getSubscriptionType() },
  ]
  return html`<section id="${idOf(endpoint)}">
<h2 class="plain"><code>${endpoint}</code></h2>
<p>Send <code>POST ${endpoint}</code> with <code>query</code> and <code>variables</code> as JSON. Subscriptions answer as
an event stream to <code>Accept: text/event-stream</code>. The same as <a href="${sdlPath}">SDL</a>.</p>
${roots.flatMap(({ title, type }) => (type ? [rootOf(title, type)] : []))}
<h3>Types</h3>
${typesOf(schema)}
</section>`
}

export const idOf = (endpoint: string): string => `graph-${endpoint.split('/').at(-2) ?? ''}`

const rootOf = (title: string, type: GraphQLObjectType) => html`<h3>${title}</h3>
${Object.values(type.getFields()).map(fieldOf)}`

const fieldOf = (field: GraphQLField<unknown, unknown>) => html`<details>
<summary><code><b>${field.name}</b>: ${String(field.type)}</code> <span>${field.description ?? undefined}</span></summary>
${
  field.args.length > 0 &&
  html`<table><thead><tr><th scope="col">Argument</th><th scope="col">Type</th></tr></thead>
<tbody>${field.args.map(
    ({
      name,
      type,
      description,
    }) => html`<tr><th scope="row"><code>${name}</code> ${description ?? undefined}</th>
<td><code>${String(type)}</code></td></tr>`,
  )}</tbody></table>`
}
</details>`

function typesOf(schema: GraphQLSchema): Markup[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return Object.values(schema.getTypeMap())
    .filter(
      (type) => type.astNode !== undefined && type.astNode !== null && !roots.some((root) => root === type),
    )
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(
      (type) => html`<details>
<summary><code><b>${type.name}</b></code> <span>${type.description ?? undefined}</span></summary>
<pre tabindex="0">${printType(type)}</pre>
</details>`,
    )
}
