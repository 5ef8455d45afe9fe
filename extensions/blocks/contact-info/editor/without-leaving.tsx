import type { MouseEvent, ReactNode } from 'react';

/** What a visitor sees, whose links lead nowhere while the post is written: a click selects the block. */
export function WithoutLeaving( {
	children,
}: {
	children: ReactNode;
} ): ReactNode {
	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it takes clicks away, and Enter on a link is a click.
		<div onClick={ ( event: MouseEvent ) => event.preventDefault() }>
			{ children }
		</div>
	);
}
