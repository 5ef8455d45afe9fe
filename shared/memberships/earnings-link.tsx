import { readInitialState } from '#shared/initial-state';
import type { Memberships } from '#shared/payments';
import { ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/**
 * Returns the URL of the payments list: the URL from the server, or else the site's own page. Null for users who cannot
 * see the list.
 */
export function earningsUrlOf( { earningsUrl }: Memberships ): string | null {
	const { adminUrl, can } = readInitialState();
	const own = can.manageOptions
		? `${ adminUrl }admin.php?page=dovetail-payments`
		: null;
	return earningsUrl ?? own;
}

/** Link to the payments list. Renders nothing for users who cannot see the list. */
export function EarningsLink( {
	memberships,
	children = messages.earnings(),
}: {
	memberships: Memberships;
	children?: string;
} ): ReactNode {
	const url = earningsUrlOf( memberships );
	return url ? <ExternalLink href={ url }>{ children }</ExternalLink> : null;
}
