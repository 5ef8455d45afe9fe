import { Button, Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';

/** Shown if the site's plan at the platform does not include payments. */
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
