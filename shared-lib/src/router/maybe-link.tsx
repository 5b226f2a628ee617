import { Link, type LinkProps } from 'react-router-dom';

type Props = Omit<LinkProps, 'to'> & { to: string | undefined };

/** A link if there is a path, else plain text. */
export const MaybeLink = ({ to, children, ...props }: Props) =>
  to ? (
    <Link to={to} {...props}>
      {children}
    </Link>
  ) : (
    <span className={props.className} title={props.title}>
      {children}
    </span>
  );
