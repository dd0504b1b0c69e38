import { Navigate, Outlet } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../api/session.ts';
import { redirectHold } from './redirect-hold.ts';

/** Everything under / requires a stored session token. */
export function Guard() {
  const token = useStore(session, (state) => state.token);
  const held = useStore(redirectHold, (state) => state.held);
  if (token === null && !held) return <Navigate to="/auth" replace />;
  return <Outlet />;
}
