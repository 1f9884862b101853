export { TeacherBoard } from './board/teacher-board.tsx'
export { TeacherLead } from './board/teacher-lead.tsx'
export { StudentRecordScreen } from './student-record-screen.tsx'
export { StudentsScreen } from './students-screen.tsx'
