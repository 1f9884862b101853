import { escapeHtml } from '../runtime/markup.ts'
import type { Course } from '../source/course.ts'
import { type Activity, listActivities, SERVER_EXAM } from './activities.ts'

// The pages themselves report completion and success; the exam also declares the measure that satisfies it.
function sequencing({ passMark }: Activity): string {
  const objective =
    passMark === null
      ? '<imsss:primaryObjective objectiveID="read" satisfiedByMeasure="false"/>'
      : `<imsss:primaryObjective objectiveID="passed" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>${passMark}</imsss:minNormalizedMeasure></imsss:primaryObjective>`
  return `        <imsss:sequencing>
          <imsss:objectives>${objective}</imsss:objectives>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`
}

const learningTime = (minutes: number) =>
  `<metadata><lom:lom><lom:educational><lom:typicalLearningTime><lom:duration>PT${minutes}M</lom:duration></lom:typicalLearningTime></lom:educational></lom:lom></metadata>`

const item = (activity: Activity) =>
  `      <item identifier="${activity.id}" identifierref="res-${activity.id}" isvisible="true">
        <title>${escapeHtml(activity.title)}</title>
        ${learningTime(activity.minutes)}${activity.passMark === null ? '' : `\n        <adlcp:dataFromLMS>${SERVER_EXAM}</adlcp:dataFromLMS>`}
${sequencing(activity)}
      </item>`

const resource = ({ id, href }: Activity) =>
  `    <resource identifier="res-${id}" type="webcontent" adlcp:scormType="sco" href="${href}">
      <file href="${href}"/>
      <dependency identifierref="res-shared"/>
    </resource>`

export function scorm2004Manifest(course: Course, shared: readonly string[]): string {
  const activities = listActivities(course)
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="fathom-${course.id}" version="1.0"
  xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss"
  xmlns:lom="http://ltsc.ieee.org/xsd/LOM"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 imscp_v1p1.xsd http://www.adlnet.org/xsd/adlcp_v1p3 adlcp_v1p3.xsd http://www.imsglobal.org/xsd/imsss imsss_v1p0.xsd http://ltsc.ieee.org/xsd/LOM lom.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>2004 4th Edition</schemaversion>
  </metadata>
  <organizations default="${course.id}">
    <organization identifier="${course.id}">
      <title>${escapeHtml(course.title)}</title>
${activities.map(item).join('\n')}
      <imsss:sequencing>
        <imsss:controlMode choice="true" flow="true"/>
      </imsss:sequencing>
    </organization>
  </organizations>
  <resources>
${activities.map(resource).join('\n')}
    <resource identifier="res-shared" type="webcontent" adlcp:scormType="asset">
${shared.map((path) => `      <file href="${path}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`
}
