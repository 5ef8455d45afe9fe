import { useEndpoint } from '#shared/api';
import { useIsPreview } from '#shared/ui';
import type { ReactNode } from 'react';
import { readSubscriberCount } from '../api';
import { TOTAL_CLASS } from '../markup';
import { messages } from '../messages';
import { formatted } from '../rules/formatted';

/** How many have subscribed, or that nobody can say; a preview asks nobody. */
export function SubscriberTotal(): ReactNode {
	const isPreview = useIsPreview();
	const { status, data: count = 0 } = useEndpoint(
		readSubscriberCount,
		isPreview ? null : {}
	);
	return (
		<p className={ TOTAL_CLASS } aria-busy={ status === 'loading' }>
			{ status === 'failed'
				? messages.noTotal()
				: messages.total( count, formatted( count ) ) }
		</p>
	);
}
