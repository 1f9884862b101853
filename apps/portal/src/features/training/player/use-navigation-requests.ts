import type { ActivityStateWire } from '@fathom/contract/training'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import type { Wish } from './frame/use-player.ts'
import { neighbour } from './outline/neighbour.ts'

/** A package may request another of its activities; an unknown one leads to the course. */
export function useWishes(courseId: string, playing: string, activities: readonly ActivityStateWire[]) {
  const navigate = useNavigate()
  return (wish: Wish) => {
    const to = typeof wish === 'object' ? wish.activityId : neighbour(activities, playing, wish)
    const isKnown = activities.some(({ id, kind }) => id === to && kind !== 'folder')
    navigate(isKnown && to !== undefined ? paths.lesson(courseId, to) : paths.course(courseId), {
      replace: true,
    })
  }
}
