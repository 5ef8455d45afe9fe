import { useRegistry } from '@wordpress/data';
import type { ReactNode } from 'react';
import { EVENTS, recordEvent } from './analytics';
import { connectAddress } from './connect-address';
import { editedPost, saveAndGo, useLeaving } from './leaving';
import { messages } from './messages';
import { Nudge } from './nudge';

/** Leads to the payment provider; nothing where the server gave no address of the web for that. */
export function StripeConnectBanner( {
	connectUrl,
	block,
}: {
	/** As the server gives it. */
	connectUrl: string | null | undefined;
	/** Name of the block that needs the provider: `dovetail/order-form`. */
	block: string;
} ): ReactNode {
	const post = editedPost( useRegistry() );
	const address = connectAddress( connectUrl, post?.id ?? null );
	const leaving = useLeaving( ( registry ) => {
		recordEvent( EVENTS.stripeConnectClick, { block } );
		return saveAndGo( registry, address ?? '' );
	} );
	return address ? (
		<Nudge
			text={ messages.stripe() }
			label={ messages.connect() }
			{ ...leaving }
		/>
	) : null;
}
