import { useLocation, useNavigate } from 'react-router';

/** Leads back to the fields: to where one was, or to their beginning for who came another way. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { leadsBack?: boolean } | null };
  return () => void (state?.leadsBack ? navigate(-1) : navigate('/categories', { replace: true }));
}
