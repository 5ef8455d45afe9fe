import { Button, Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';

/** Where the site's plan with the platform has no payments in it. */
export function UpgradePrompt( {
	upgradeUrl,
}: {
	upgradeUrl: string | null;
} ): ReactNode {
	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			instructions={ messages.upgradeInstructions() }
		>
			{ upgradeUrl && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ upgradeUrl }
					target="_blank"
				>
					{ messages.upgrade() }
				</Button>
			) }
		</Placeholder>
	);
}
