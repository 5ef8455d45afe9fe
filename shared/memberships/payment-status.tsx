import type { Memberships } from '#shared/payments';
import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/**
 * Shows the author which service handles payments, who receives them, whether test mode is on, and any problem with the
 * account.
 */
export function PaymentStatus( {
	memberships: { source, service, mode, problem },
}: {
	memberships: Memberships;
} ): ReactNode {
	return (
		<>
			<p className="dovetail-who-acts" contentEditable={ false }>
				{ source === 'site'
					? messages.throughSite( service )
					: messages.throughPlatform( service ) }
				{ mode === 'test' && ` ${ messages.test() }` }
			</p>
			{ problem && (
				<Notice status="warning" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
		</>
	);
}
