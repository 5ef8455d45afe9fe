import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Says that files are on their way, after what there is to see of them. */
export function Uploading( { children }: { children?: ReactNode } ): ReactNode {
	return (
		<div className="dovetail-uploads" role="status">
			{ children }
			<Spinner />
			{ messages.uploading() }
		</div>
	);
}
