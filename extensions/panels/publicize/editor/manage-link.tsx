import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { useWindow } from './use-window';

/** Link to the connections; a plain click opens a pop-up. */
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
