import { useEndpoint } from '#shared/api';
import type { ApiError } from '#shared/request';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { readMailing, type Mailing } from '../../api';
import { formatNumber } from '../../rules/format-number';
import { messages } from './messages';

/** Milliseconds between two requests while emails are being sent. */
export const POLL_MS = 10_000;

/** Returns the status of the emails about a post. Polls during sending while the panel is visible, and announces the end. */
export function useMailing( post: number ): {
	data?: Mailing;
	error?: ApiError;
} {
	const {
		data: answer,
		error,
		retry,
	} = useEndpoint( readMailing, { query: { post } } );
	// The old data stays visible during the next request.
	const [ data, setData ] = useState< Mailing >();
	if ( answer && answer !== data ) {
		setData( answer );
	}
	const hasRun = useRef( false );
	useEffect( () => {
		if ( answer?.state === 'done' && hasRun.current ) {
			speak( messages.sent( answer.sent, formatNumber( answer.sent ) ) );
		}
		if ( answer?.state !== 'running' ) {
			return;
		}
		hasRun.current = true;
		const stop = new AbortController();
		const ask = () =>
			document.hidden
				? document.addEventListener( 'visibilitychange', ask, {
						signal: stop.signal,
						once: true,
					} )
				: retry();
		const timer = setTimeout( ask, POLL_MS );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ answer, retry ] );
	return { data, error };
}
