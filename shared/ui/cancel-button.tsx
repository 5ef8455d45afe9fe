import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Button that leaves a form without a change. Renders nothing if there is nothing to go back to. */
export function CancelButton( {
	onClick,
}: {
	onClick?: () => void;
} ): ReactNode {
	return (
		onClick && (
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ onClick }
			>
				{ messages.cancel() }
			</Button>
		)
	);
}
