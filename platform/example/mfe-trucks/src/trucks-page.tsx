import { Link } from '@yard/library/ui';

export const TrucksPage = () => (
  <>
    <h1>Trucks</h1>
    <p>
      Two trucks wait for <Link to="/cranes">the cranes</Link>.
    </p>
  </>
);
