import type { BankItem } from './bank-item.ts'
import { escapeXml } from './markup.ts'
import type { Pictures } from './moodle.ts'

export type QtiVersion = '2.2' | '3.0'

/** What differs between the versions: the spelling, the namespaces and the template of the marking. */
const VERSIONS = {
  '2.2': {
    element: (name: string) => name,
    attribute: (name: string) => name,
    item: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    package: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    kind: 'v2p2',
    schema: 'QTIv2.2 Package',
    template: 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct',
  },
  '3.0': {
    element: (name: string) => `qti-${kebab(name)}`,
    attribute: (name: string) => kebab(name),
    item: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    package: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    kind: 'v3p0',
    schema: 'QTI Package',
    template: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
  },
} as const

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Node = string | Node[]
const joined = (nodes: Node): string => (typeof nodes === 'string' ? nodes : nodes.map(joined).join(''))

type Write = (name: string, attributes: Record<string, string>, ...nodes: Node[]) => string

const writerOf = (version: QtiVersion): Write => {
  const { element, attribute } = VERSIONS[version]
  return (name, attributes, ...nodes) => {
    const tag = element(name)
    const written = Object.entries(attributes).map(
      ([key, value]) => ` ${attribute(key)}="${escapeXml(value)}"`,
    )
    return `<${tag}${written.join('')}>${joined(nodes)}</${tag}>`
  }
}

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An identifier of QTI has letters, digits, `_`, `-` and `.`, and begins with a letter or `_`. */
const toIdentifier = (id: string): string =>
  [...id]
    .map((sign, at) => {
      const isAllowed = at === 0 ? /[A-Za-z]/.test(sign) : /[A-Za-z\d.-]/.test(sign)
      const isPlainLine = sign === '_' && !/^_x[\da-f]/.test(id.slice(at))
      return isAllowed || (isPlainLine && at > 0) ? sign : `_x${sign.codePointAt(0)?.toString(16)}_`
    })
    .join('')

const inline = (text: string) => text.split('\n').map(escapeXml).join('<br/>')

function itemXml(version: QtiVersion, item: BankItem, pictures: Pictures): string {
  const { id, prompt, right, reason, page } = item
  const write = writerOf(version)
  const value = (text: string) => write('value', {}, text)
  const declared = [
    write(
      'responseDeclaration',
      { identifier: 'RESPONSE', cardinality: 'single', baseType: 'identifier' },
      write('correctResponse', {}, value(choiceId(right))),
    ),
    write('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }),
    ...(reason || item.feedback.some(Boolean)
      ? [
          write('outcomeDeclaration', {
            identifier: 'FEEDBACK',
            cardinality: 'single',
            baseType: 'identifier',
          }),
        ]
      : []),
  ]
  const interaction = write(
    'choiceInteraction',
    { responseIdentifier: 'RESPONSE', shuffle: 'true', maxChoices: '1' },
    write('prompt', {}, inline(prompt)),
    choicesXml(write, item),
  )
  const feedback = { outcomeIdentifier: 'FEEDBACK', identifier: 'NONE', showHide: 'hide' }
  const explained = `<p>${inline(reason)}</p>`
  return `${HEADER}${write(
    'assessmentItem',
    {
      xmlns: VERSIONS[version].item,
      identifier: toIdentifier(id),
      title: id,
      ...(page === null ? {} : { label: page }),
      adaptive: 'false',
      timeDependent: 'false',
    },
    declared,
    write('itemBody', {}, pictureXml(item, pictures), interaction),
    write('responseProcessing', { template: VERSIONS[version].template }),
    reason
      ? write('modalFeedback', feedback, version === '3.0' ? write('contentBody', {}, explained) : explained)
      : '',
  )}\n`
}

/** HTML is spelled the same in both versions. */
const pictureXml = ({ picture }: BankItem, pictures: Pictures): string =>
  picture && pictures.has(picture.id)
    ? `<p><img src="../${pictureFile(picture.id)}" alt="${escapeXml(picture.alt)}"/></p>`
    : ''

/** The path of a picture in the package. */
export const pictureFile = (id: string) => `images/${id}.jpg`

const choiceId = (at: number) => `choice_${at + 1}`

const choicesXml = (write: Write, { choices, feedback }: BankItem): string[] =>
  choices.map((choice, at) => {
    const shown = { outcomeIdentifier: 'FEEDBACK', identifier: choiceId(at), showHide: 'show' }
    const said = feedback[at] ? write('feedbackInline', shown, inline(feedback[at])) : ''
    return write('simpleChoice', { identifier: choiceId(at) }, inline(choice), said)
  })

/** The files of a package: an item each, a test with a section for each topic, and the manifest. */
export function writeQti(
  version: QtiVersion,
  title: string,
  items: readonly BankItem[],
  sections: readonly { id: string; title: string }[],
  pictures: Pictures,
): ReadonlyMap<string, string> {
  const write = writerOf(version)
  const placed = items.map((item, at) => ({ item, href: `items/item-${at + 1}.xml` }))
  const refs = (section: string) =>
    placed
      .filter(({ item }) => item.section === section)
      .map(({ item, href }) => write('assessmentItemRef', { identifier: toIdentifier(item.id), href }))
  const test = write(
    'assessmentTest',
    { xmlns: VERSIONS[version].item, identifier: 'test', title },
    write(
      'testPart',
      { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
      sections.map(({ id, title: topic }) =>
        write('assessmentSection', { identifier: toIdentifier(id), title: topic, visible: 'true' }, refs(id)),
      ),
    ),
  )
  const manifest = manifestXml(
    version,
    placed.map(({ item: { picture }, href }) => ({
      href,
      picture: picture && pictures.has(picture.id) ? pictureFile(picture.id) : undefined,
    })),
  )
  return new Map([
    ['imsmanifest.xml', manifest],
    ['test.xml', `${HEADER}${test}\n`],
    ...placed.map(({ item, href }) => [href, itemXml(version, item, pictures)] as const),
  ])
}

type Listed = { href: string; picture: string | undefined }

function manifestXml(version: QtiVersion, items: readonly Listed[]): string {
  const { kind, package: namespace, schema } = VERSIONS[version]
  const resource = (identifier: string, type: string, href: string, inside: string) =>
    `<resource identifier="${identifier}" type="${type}_xml${kind}" href="${href}"><file href="${href}"/>${inside}</resource>`
  const resources = items.map(({ href, picture }, at) =>
    resource(`item-${at + 1}`, 'imsqti_item', href, picture ? `<file href="${picture}"/>` : ''),
  )
  const needed = items.map((_, at) => `<dependency identifierref="item-${at + 1}"/>`).join('')
  return `${HEADER}<manifest xmlns="${namespace}" identifier="package"><metadata><schema>${schema}</schema><schemaversion>${version === '2.2' ? '2.2' : '3.0.0'}</schemaversion></metadata><organizations/><resources>${resource('test', 'imsqti_test', 'test.xml', needed)}${resources.join('')}</resources></manifest>\n`
}
