import { useRegistry } from '@wordpress/data';
import type { ReactNode } from 'react';
import { EVENTS, recordEvent } from './analytics';
import { connectAddress } from './connect-address';
import { editedPost, saveAndGo, useLeaving } from './leaving';
import { messages } from './messages';
import { Nudge } from './nudge';

/** A banner with a link to connect Stripe. Renders nothing without a valid URL. */
export function StripeConnectBanner( {
	connectUrl,
	block,
}: {
	/** URL to connect Stripe, as the server sent it. */
	connectUrl: string | null | undefined;
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
