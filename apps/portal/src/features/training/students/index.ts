export { StudentRecordScreen } from './student-record-screen.tsx'
export { StudentsScreen } from './students-screen.tsx'
