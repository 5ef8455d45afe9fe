import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { useWindow } from './use-window';

/** A link to where connections are managed: it opens a small window, and as a link of its own it opens as any other. */
export function ManageLink( {
	href,
	children,
}: {
	href: string;
	children?: ReactNode;
} ): ReactNode {
	const { open, isBlocked } = useWindow();
	return (
		<>
			<Button
				variant="link"
				href={ href }
				target="_blank"
				onClick={ ( event: { preventDefault(): void } ) => {
					event.preventDefault();
					void open( href );
				} }
			>
				{ children }
			</Button>
			{ isBlocked && <span role="status"> { messages.blocked() }</span> }
		</>
	);
}
