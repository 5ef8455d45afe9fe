import { useEndpoint } from '#shared/api';
import { useIsPreview } from '#shared/ui';
import type { ReactNode } from 'react';
import { readSubscriberCount } from '../api';
import { TOTAL_CLASS } from '../markup';
import { messages } from '../messages';
import { formatNumber } from '../rules/format-number';

/** Shows the number of subscribers, or that it is unknown; a preview sends no request. */
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
				: messages.total( count, formatNumber( count ) ) }
		</p>
	);
}
