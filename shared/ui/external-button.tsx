import { Button, VisuallyHidden } from '@wordpress/components';
import { external } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** A button that opens a page in a new tab. Shows and says so, like WordPress's ExternalLink. */
export function ExternalButton( {
	children,
	...props
}: {
	href: string;
	variant: 'primary' | 'secondary';
	onClick?(): void;
	children: ReactNode;
} ): ReactNode {
	return (
		<Button
			__next40pxDefaultSize
			target="_blank"
			icon={ external }
			iconPosition="right"
			{ ...props }
		>
			{ children }
			<VisuallyHidden as="span">
				{ ` ${ messages.opensInNewTab() }` }
			</VisuallyHidden>
		</Button>
	);
}
