import { readInitialState } from '#shared/initial-state';
import type { Memberships } from '#shared/payments';
import { ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/**
 * URL of the list of payments: the one the server sends, otherwise the site's own. Null for users who may not see it.
 */
export function earningsUrlOf( { earningsUrl }: Memberships ): string | null {
	const { adminUrl, can } = readInitialState();
	const own = can.manageOptions
		? `${ adminUrl }admin.php?page=dovetail-payments`
		: null;
	return earningsUrl ?? own;
}

/** Link to the list of payments; renders nothing for users who may not see it. */
export function EarningsLink( {
	memberships,
	children = messages.earnings(),
}: {
	memberships: Memberships;
	/** Custom label. */
	children?: string;
} ): ReactNode {
	const url = earningsUrlOf( memberships );
	return url ? <ExternalLink href={ url }>{ children }</ExternalLink> : null;
}
