export { useLocation, useMatches, useNavigate, useNavigation, useParams, useRouteError } from './contexts.ts'
export { useBlocker, useSearchParams } from './hooks.ts'
export { Link, Navigate, NavLink } from './link.tsx'
export { createPath } from './location.ts'
export { Outlet } from './outlet.tsx'
export {
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteArgs as LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from './route.ts'
export { createBrowserRouter, createMemoryRouter, type Router } from './router.ts'
export { MemoryRouter, RouterProvider } from './router-provider.tsx'
export { ScrollRestoration } from './scroll-restoration.tsx'
