import type { Memberships } from '#shared/payments';
import { ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Leads to what has been paid; nothing where no address is known. */
export function EarningsLink( {
	memberships,
	children = messages.earnings(),
}: {
	memberships: Memberships;
	/** Another label. */
	children?: string;
} ): ReactNode {
	return memberships.earningsUrl ? (
		<ExternalLink href={ memberships.earningsUrl }>
			{ children }
		</ExternalLink>
	) : null;
}
