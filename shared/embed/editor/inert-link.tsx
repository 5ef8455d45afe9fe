import type { ReactNode } from 'react';
import { readableAddress } from '../address';

/** The saved link in the editor, where clicks do nothing. */
export function InertLink( {
	address,
	text = readableAddress( address ),
}: {
	address: string;
	/** Text that the page shows instead of the URL. */
	text?: string;
} ): ReactNode {
	return (
		<p>
			<a href={ address } onClick={ ( event ) => event.preventDefault() }>
				{ text }
			</a>
		</p>
	);
}
