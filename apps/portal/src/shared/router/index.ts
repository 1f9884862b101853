export {
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from './hooks.ts'
export { Link, Navigate, NavLink } from './link.tsx'
export { createPath } from './location.ts'
export {
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteArgs as LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from './match.ts'
export { createBrowserRouter, createMemoryRouter, type Router } from './router.ts'
export { MemoryRouter, Outlet, RouterProvider } from './router-provider.tsx'
export { ScrollRestoration, useInitialOffset } from './scroll-restoration.tsx'
