import type { Memberships } from '#shared/payments';
import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** A line for the author: the payment service, the payee, and whether real money is charged. Below it, any problem. */
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
