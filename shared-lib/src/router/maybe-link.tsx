import { Link, type LinkProps } from 'react-router-dom';

type Props = Omit<LinkProps, 'to'> & { to: string | undefined };

/** A link where there is a path to lead to, else the same text without one. */
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
