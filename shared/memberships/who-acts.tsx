import type { Memberships } from '#shared/payments';
import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** One line for the author: through whom this is paid, to whom, and whether money moves. Below it, what keeps it from working. */
export function WhoActs( {
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
