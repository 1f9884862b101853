import { escapeHtml } from '../runtime/markup.ts'
import type { Course } from '../source/course.ts'
import { type Activity, listActivities, SERVER_EXAM } from './activities.ts'

const learningTime = (minutes: number) =>
  `<metadata><imsmd:lom><imsmd:educational><imsmd:typicallearningtime><imsmd:datetime>PT${minutes}M</imsmd:datetime></imsmd:typicallearningtime></imsmd:educational></imsmd:lom></metadata>`

const item = ({ id, title, minutes, passMark }: Activity) =>
  `      <item identifier="${id}" identifierref="res-${id}" isvisible="true">
        <title>${escapeHtml(title)}</title>
        ${learningTime(minutes)}${passMark === null ? '' : `\n        <adlcp:datafromlms>${SERVER_EXAM}</adlcp:datafromlms>\n        <adlcp:masteryscore>${Math.round(passMark * 100)}</adlcp:masteryscore>`}
      </item>`

const resource = ({ id, href }: Activity) =>
  `    <resource identifier="res-${id}" type="webcontent" adlcp:scormtype="sco" href="${href}">
      <file href="${href}"/>
      <dependency identifierref="res-shared"/>
    </resource>`

export function scorm12Manifest(course: Course, shared: readonly string[]): string {
  const activities = listActivities(course)
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="fathom-${course.id}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd http://www.imsglobal.org/xsd/imsmd_rootv1p2p1 imsmd_rootv1p2p1.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="${course.id}">
    <organization identifier="${course.id}">
      <title>${escapeHtml(course.title)}</title>
${activities.map(item).join('\n')}
    </organization>
  </organizations>
  <resources>
${activities.map(resource).join('\n')}
    <resource identifier="res-shared" type="webcontent" adlcp:scormtype="asset">
${shared.map((path) => `      <file href="${path}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`
}
